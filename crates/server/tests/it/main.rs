//! The server as clients know it: started in this process, on a port of its own, with a database in a folder of its own.

mod client;
mod fairness;
mod games;
mod guarding;
mod hostile;
mod keeping;
mod seats;
mod taken;
mod telling;
