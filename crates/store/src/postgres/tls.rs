//! How connections are encrypted.

#[cfg(not(feature = "postgres-tls"))]
pub(super) use tokio_postgres::NoTls as Connector;

/// Without the feature `postgres-tls` connections are plain.
#[cfg(not(feature = "postgres-tls"))]
pub(super) fn connector() -> Connector {
    Connector
}

#[cfg(feature = "postgres-tls")]
pub(super) use tokio_postgres_rustls::MakeRustlsConnect as Connector;

/// Trusts the authorities that browsers trust, and those in the file that `SSL_CERT_FILE` names.
#[cfg(feature = "postgres-tls")]
pub(super) fn connector() -> Connector {
    let mut roots = rustls::RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    if let Some(file) = std::env::var_os("SSL_CERT_FILE") {
        use rustls::pki_types::CertificateDer;
        use rustls::pki_types::pem::PemObject;
        let certificates = CertificateDer::pem_file_iter(file).into_iter().flatten().flatten();
        roots.add_parsable_certificates(certificates);
    }
    Connector::new(rustls::ClientConfig::builder().with_root_certificates(roots).with_no_client_auth())
}
