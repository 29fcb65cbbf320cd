//! Starting and stopping.

use crate::config::Config;
use crate::hall::Hall;
use crate::http::router;
use crate::store::StoreError;
use metrics_exporter_prometheus::PrometheusBuilder;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How often matches that nobody looks at are forgotten.
const SWEEP: Duration = Duration::from_secs(20);

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
        let served = axum::serve(listener, app).with_graceful_shutdown(leaving).await;
        if let Err(error) = served {
            tracing::error!(%error, "the server broke down");
        }
        sweeping.abort();
    });
    Ok(Running { address, stop, served })
}
