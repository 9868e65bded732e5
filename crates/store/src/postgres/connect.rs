//! Connections to the database, and what is said when there are none.

use super::tls;
use crate::StoreError;
use futures_util::StreamExt;
use futures_util::stream::{BoxStream, poll_fn};
use std::collections::HashMap;
use std::error::Error;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::timeout;
use tokio_postgres::config::{Config, Host, SslMode};
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Row, Statement};

/// Longest time to wait for a connection, unless the address says otherwise.
const CONNECT: Duration = Duration::from_secs(3);
/// Longest time to wait for an answer.
const ANSWER: Duration = Duration::from_secs(10);

/// An error of PostgreSQL with everything that it says.
#[derive(Debug)]
pub(crate) struct PostgresError(pub(crate) tokio_postgres::Error);

impl fmt::Display for PostgresError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0.as_db_error(), self.0.source()) {
            (Some(error), _) => write!(f, "{} ({})", error.message(), error.code().code()),
            (None, Some(source)) => write!(f, "{}: {source}", self.0),
            (None, None) => self.0.fmt(f),
        }
    }
}

impl Error for PostgresError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.0)
    }
}

/// The database did not answer in time.
#[derive(Debug)]
pub(super) struct NoAnswer;

impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the database has not answered for {} seconds", ANSWER.as_secs())
    }
}

impl Error for NoAnswer {}

/// Reads an address.
pub(crate) fn read_address(address: &str) -> Result<Config, StoreError> {
    let wrong = |detail: &dyn fmt::Display| {
        StoreError::Location(format!(
            "{} is not the address of a database ({detail}); write it like postgres://ada:secret@localhost:5432/bailiwick",
            without_password(address)
        ))
    };
    let config: Config = address.parse().map_err(|error| wrong(&PostgresError(error)))?;
    if config.get_hosts().is_empty() {
        return Err(wrong(&"it names no host"));
    }
    if config.get_ssl_mode() == SslMode::Require && cfg!(not(feature = "postgres-tls")) {
        return Err(StoreError::Location(
            "sslmode=require: this bailiwick was built without TLS to the database; build it with --features postgres-tls"
                .to_owned(),
        ));
    }
    Ok(config)
}

/// An address without its password.
pub(crate) fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let (place, query) = rest.split_once('?').map_or((rest, ""), |(place, query)| (place, query));
    let (user, place) = place.rsplit_once('@').unwrap_or(("", place));
    let user = user.split(':').next().unwrap_or_default();
    let at = if user.is_empty() { "" } else { "@" };
    let shown = query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("password"));
    let query = shown.fold(String::new(), |query, pair| {
        let before = if query.is_empty() { '?' } else { '&' };
        format!("{query}{before}{pair}")
    });
    format!("{scheme}://{user}{at}{place}{query}")
}

/// How to reach the database.
#[derive(Clone)]
pub(super) struct Link {
    config: Config,
    tls: tls::Connector,
    at: Arc<str>,
}

/// What comes from the database without being asked for.
pub(super) type Messages = BoxStream<'static, Result<AsyncMessage, tokio_postgres::Error>>;

impl Link {
    pub(super) fn new(address: &str) -> Result<Link, StoreError> {
        let mut config = read_address(address)?;
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT);
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(ANSWER);
        }
        config.keepalives_idle(Duration::from_secs(30));
        if config.get_application_name().is_none() {
            config.application_name("bailiwick");
        }
        Ok(Link { config, tls: tls::connector()?, at: without_password(address).into() })
    }

    /// The address, without the password.
    pub(super) fn at(&self) -> &str {
        &self.at
    }

    /// A connection, and what drives it.
    pub(super) async fn open(&self) -> Result<(Client, Messages), StoreError> {
        let opening = timeout(CONNECT + ANSWER, self.config.connect(Clone::clone(&self.tls)));
        match opening.await {
            Ok(Ok((client, mut connection))) => {
                let messages = poll_fn(move |context| connection.poll_message(context)).boxed();
                Ok((client, messages))
            }
            Ok(Err(error)) => Err(self.refusal(error)),
            Err(_) => Err(StoreError::Unreachable { at: self.at.to_string(), detail: NoAnswer.to_string() }),
        }
    }

    /// A connection that begins with a statement. A task drives it.
    pub(super) async fn connect(&self, first: &str) -> Result<Connected, StoreError> {
        let (client, mut messages) = self.open().await?;
        tokio::spawn(async move { while let Some(Ok(_)) = messages.next().await {} });
        if !first.is_empty() {
            client.batch_execute(first).await?;
        }
        Ok(Connected { client, statements: Mutex::default() })
    }

    /// Why there is no connection.
    fn refusal(&self, error: tokio_postgres::Error) -> StoreError {
        let at = self.at.to_string();
        let code = error.code().map(|code| code.code().to_owned()).unwrap_or_default();
        let names_socket = |host: &Host| !matches!(host, Host::Tcp(_));
        let detail = match self.config.get_hosts().first() {
            Some(host) if code.is_empty() && names_socket(host) => format!("{} (a socket)", PostgresError(error)),
            _ => PostgresError(error).to_string(),
        };
        if code.is_empty() && detail.contains("certificate") {
            return StoreError::Location(format!(
                "the certificate of the database {at} is not trusted ({detail}): name the file of the authority that signed it \
                 with SSL_CERT_FILE; with sslmode=disable at the end of the address the connection is not encrypted"
            ));
        }
        // Class 28 is about users and passwords; 3D000: no such database; 42501: not permitted.
        if code.starts_with("28") || code == "3D000" || code == "42501" || detail.contains("password") {
            StoreError::Denied { at, detail }
        } else {
            StoreError::Unreachable { at, detail }
        }
    }
}

/// A connection with its prepared statements.
pub(super) struct Connected {
    pub(super) client: Client,
    statements: Mutex<HashMap<&'static str, Statement>>,
}

/// Values of a statement.
pub(super) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

impl Connected {
    /// A statement, prepared once.
    pub(super) async fn statement(&self, sql: &'static str) -> Result<Statement, tokio_postgres::Error> {
        let known = self.statements.lock().unwrap_or_else(PoisonError::into_inner).get(sql).cloned();
        if let Some(statement) = known {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await?;
        self.statements.lock().unwrap_or_else(PoisonError::into_inner).insert(sql, statement.clone());
        Ok(statement)
    }

    /// The rows that a statement finds.
    pub(super) async fn rows(&self, sql: &'static str, values: Values<'_>) -> Result<Vec<Row>, tokio_postgres::Error> {
        self.client.query(&self.statement(sql).await?, values).await
    }

    /// The row that a statement finds, if there is one.
    pub(super) async fn row(
        &self,
        sql: &'static str,
        values: Values<'_>,
    ) -> Result<Option<Row>, tokio_postgres::Error> {
        self.client.query_opt(&self.statement(sql).await?, values).await
    }

    /// The number of rows that a statement changes.
    pub(super) async fn execute(&self, sql: &'static str, values: Values<'_>) -> Result<u64, tokio_postgres::Error> {
        self.client.execute(&self.statement(sql).await?, values).await
    }
}

/// A place for a connection, which is opened when it is needed and again after it was lost.
#[derive(Default)]
pub(super) struct Slot {
    connected: tokio::sync::Mutex<Option<Arc<Connected>>>,
    /// The statement that it begins with.
    first: &'static str,
}

impl Slot {
    pub(super) fn starting_with(first: &'static str) -> Slot {
        Slot { connected: tokio::sync::Mutex::default(), first }
    }

    /// The connection.
    pub(super) async fn get(&self, link: &Link) -> Result<Arc<Connected>, StoreError> {
        let mut connected = self.connected.lock().await;
        match &*connected {
            Some(connected) if !connected.client.is_closed() => Ok(connected.clone()),
            _ => Ok(connected.insert(Arc::new(link.connect(self.first).await?)).clone()),
        }
    }

    /// Gives a connection up that has failed, unless there is another one already.
    pub(super) async fn forget(&self, failed: &Arc<Connected>) {
        let mut connected = self.connected.lock().await;
        if connected.as_ref().is_some_and(|now| Arc::ptr_eq(now, failed)) {
            *connected = None;
        }
    }

    /// Does something that may be done twice. If the connection is lost, it is done again on a new one: the database may have
    /// been started anew.
    pub(super) async fn with<T, F>(&self, link: &Link, work: impl Fn(Arc<Connected>) -> F) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, StoreError>>,
    {
        for is_last in [false, true] {
            let connected = self.get(link).await?;
            match within(work(connected.clone())).await {
                Err(error @ StoreError::Database(_)) => {
                    self.forget(&connected).await;
                    if is_last || !connected.client.is_closed() {
                        return Err(error);
                    }
                }
                answer => return answer,
            }
        }
        Err(StoreError::Closed)
    }
}

/// What comes of it, unless it takes too long.
pub(super) async fn within<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    timeout(ANSWER, work).await.unwrap_or_else(|_| Err(StoreError::Database(Arc::new(NoAnswer))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_told_a_password() {
        let shown = [
            ("postgres://ada:secret@db:5432/house", "postgres://ada@db:5432/house"),
            (
                "postgres://ada:se%40:cret@db/house?sslmode=require&password=secret&a=b",
                "postgres://ada@db/house?sslmode=require&a=b",
            ),
            ("postgresql://db/house", "postgresql://db/house"),
            ("postgres://", "postgres://"),
            ("folder", "folder"),
        ];
        for (address, expected) in shown {
            assert_eq!(without_password(address), expected);
        }
    }

    #[test]
    fn what_is_no_address_is_refused_with_an_example() {
        for address in ["postgres://", "postgres://ada@host:many/house", "postgres://h/d?nonsense=1"] {
            let refused = read_address(address).map(|_| ()).unwrap_err().to_string();
            assert!(refused.contains("postgres://ada:secret@localhost"), "{address}: {refused}");
        }
        assert!(read_address("postgres://ada@db/house").is_ok());
        let refused = read_address("postgres://ada@db/house?sslmode=require").map(|_| ());
        assert_eq!(refused.is_err(), cfg!(not(feature = "postgres-tls")));
    }
}
