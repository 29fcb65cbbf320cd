//! Starting and stopping.

use crate::config::Config;
use crate::hall::Hall;
use crate::http::{Peer, router};
use crate::store::StoreError;
use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use metrics_exporter_prometheus::PrometheusBuilder;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

/// How often matches that nobody looks at are forgotten.
const SWEEP: Duration = Duration::from_secs(20);

/// The longest head of a request, in bytes.
const HEAD: usize = 32 * 1024;

/// Why the server could not start.
#[derive(Debug)]
pub enum ServeError {
    /// The folder for the data can not be made; with what the system says.
    Folder(std::io::Error),
    /// The database can not be used.
    Store(StoreError),
    /// The address can not be listened at.
    Listen(std::io::Error),
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Folder(error) | Self::Listen(error) => error.fmt(f),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ServeError {}

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl Running {
    /// Says goodbye to everybody, waits until what was begun is done, and stops.
    pub async fn stop(self) {
        let _ = self.stop.send(());
        let _ = self.served.await;
    }
}

/// Starts a server; returns as soon as it listens.
///
/// # Errors
/// If its folder, its database or its address can not be used.
pub async fn start(config: Config) -> Result<Running, ServeError> {
    static METRICS: OnceLock<metrics_exporter_prometheus::PrometheusHandle> = OnceLock::new();
    std::fs::create_dir_all(&config.data).map_err(ServeError::Folder)?;
    // The recorder is one for the whole process, however many servers a test starts.
    let metrics = METRICS
        .get_or_init(|| {
            let recorder = PrometheusBuilder::new().build_recorder();
            let handle = recorder.handle();
            let _ = metrics::set_global_recorder(recorder);
            handle
        })
        .clone();
    let listener = TcpListener::bind(config.listen).await.map_err(ServeError::Listen)?;
    let address = listener.local_addr().map_err(ServeError::Listen)?;
    let patience = config.patience();
    let hall = Hall::open(config).await.map_err(ServeError::Store)?;
    let (stop, stopped) = oneshot::channel::<()>();
    let app = router(Arc::clone(&hall), metrics.clone());
    let sweeping = {
        let hall = Arc::clone(&hall);
        tokio::spawn(async move {
            let mut every = tokio::time::interval(SWEEP);
            loop {
                every.tick().await;
                hall.sweep().await;
                metrics.run_upkeep();
            }
        })
    };
    let served = tokio::spawn(async move {
        let leaving = async move {
            let _ = stopped.await;
            hall.say_goodbye().await;
        };
        listen(listener, app, patience, leaving).await;
        sweeping.abort();
    });
    Ok(Running { address, stop, served })
}

/// Answers everybody who connects until it is time to leave; then what was begun is finished, for a while.
async fn listen(
    listener: TcpListener,
    app: Router,
    patience: Duration,
    leaving: impl Future<Output = ()>,
) {
    // Dropped by each connection with its end.
    let (stop, stopping) = watch::channel(false);
    let mut http = http1::Builder::new();
    // Heads that never end, and connections over which nothing is asked, are not waited for.
    http.timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(HEAD);
    let mut leaving = std::pin::pin!(leaving);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut leaving => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, mostly: others have to leave first.
                tracing::error!(%error, "nobody can connect");
                tokio::time::sleep(Duration::from_millis(200)).await;
                continue;
            }
        };
        let app = TowerToHyperService::new(app.clone());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(Peer(peer));
            app.call(request)
        });
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut stopping = stopping.clone();
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection);
            tokio::select! {
                _ = connection.as_mut() => return,
                _ = stopping.changed() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
    drop((listener, stopping));
    let _ = stop.send(true);
    if tokio::time::timeout(patience, stop.closed()).await.is_err() {
        tracing::warn!("somebody was not waited for any longer");
    }
}
