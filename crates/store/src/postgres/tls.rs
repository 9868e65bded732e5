//! How connections are encrypted.

use crate::StoreError;

#[cfg(not(feature = "postgres-tls"))]
pub(super) use tokio_postgres::NoTls as Connector;

/// Without the feature `postgres-tls` connections are plain.
#[cfg(not(feature = "postgres-tls"))]
pub(super) fn connector() -> Result<Connector, StoreError> {
    Ok(Connector)
}

#[cfg(feature = "postgres-tls")]
pub(super) use tokio_postgres_rustls::MakeRustlsConnect as Connector;

/// Trusts the authorities that browsers trust, and those in the file that `SSL_CERT_FILE` names.
#[cfg(feature = "postgres-tls")]
pub(super) fn connector() -> Result<Connector, StoreError> {
    let mut roots = rustls::RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    if let Some(file) = std::env::var_os("SSL_CERT_FILE").filter(|file| !file.is_empty()) {
        trust(&mut roots, std::path::Path::new(&file))?;
    }
    let provider = std::sync::Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|error| StoreError::Location(format!("TLS cannot be used: {error}")))?;
    Ok(Connector::new(config.with_root_certificates(roots).with_no_client_auth()))
}

/// Trusts the authorities in a file.
#[cfg(feature = "postgres-tls")]
fn trust(roots: &mut rustls::RootCertStore, file: &std::path::Path) -> Result<(), StoreError> {
    use rustls::pki_types::CertificateDer;
    use rustls::pki_types::pem::PemObject;
    let wrong = |detail: String| {
        StoreError::Location(format!(
            "SSL_CERT_FILE names {}, {detail}; it names a file in PEM form with the authorities to trust",
            file.display()
        ))
    };
    let certificates =
        CertificateDer::pem_file_iter(file).map_err(|error| wrong(format!("which cannot be read ({error})")))?;
    let mut number = 0;
    for certificate in certificates {
        let certificate = certificate.map_err(|error| wrong(format!("which is damaged ({error})")))?;
        roots
            .add(certificate)
            .map_err(|error| wrong(format!("which has a certificate that cannot be used ({error})")))?;
        number += 1;
    }
    if number == 0 { Err(wrong("which has no certificate".to_owned())) } else { Ok(()) }
}

#[cfg(all(test, feature = "postgres-tls"))]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_names_no_authority_is_refused_with_a_reason() {
        let folder = std::env::temp_dir().join(format!("bailiwick-authorities-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let refused = |name: &str, content: Option<&str>| {
            let file = folder.join(name);
            if let Some(content) = content {
                std::fs::write(&file, content).unwrap();
            }
            trust(&mut rustls::RootCertStore::empty(), &file).unwrap_err().to_string()
        };
        let damaged = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";
        let said = [refused("none", None), refused("empty", Some("")), refused("damaged", Some(damaged))];
        let reasons = ["cannot be read", "has no certificate", "cannot be used"];
        std::fs::remove_dir_all(&folder).unwrap();
        for (said, reason) in said.iter().zip(reasons) {
            assert!(said.contains(reason) && said.contains("PEM"), "{said}");
        }
    }
}
