//! What stands in a path.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// What stands in the path; empty, as nothing is called, where that is no text.
pub(crate) struct Named<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Default + Send> FromRequestParts<S> for Named<T> {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        Ok(Self(
            path.map_or_else(|_| T::default(), |Path(named)| named),
        ))
    }
}
