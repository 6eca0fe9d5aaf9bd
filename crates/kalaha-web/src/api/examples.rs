//! Examples in the OpenAPI document: what is sent, and what is answered where that is always the same.
//! A test sends each of them.

use serde_json::Value;
use utoipa::openapi::path::Operation;
use utoipa::openapi::{OpenApi, RefOr};

/// A route's example.
struct Example {
    path: &'static str,
    status: &'static str,
    request: Option<&'static str>,
    answer: Option<&'static str>,
}

const fn posted(path: &'static str, status: &'static str, request: &'static str) -> Example {
    Example {
        path,
        status,
        request: Some(request),
        answer: None,
    }
}

const EXAMPLES: [Example; 5] = [
    posted("/api/v1/games", "201", include_str!("examples/begin.json")),
    posted(
        "/api/v1/games/{id}/moves",
        "200",
        include_str!("examples/move.json"),
    ),
    Example {
        answer: Some(include_str!("examples/judge.answer.json")),
        ..posted("/api/v1/judge", "200", include_str!("examples/judge.json"))
    },
    Example {
        answer: Some(include_str!("examples/analyze.answer.json")),
        ..posted(
            "/api/v1/analyze",
            "200",
            include_str!("examples/analyze.json"),
        )
    },
    Example {
        path: "/api/v1/rules/{name}",
        status: "200",
        request: None,
        answer: Some(include_str!("examples/rules.answer.json")),
    },
];

/// Puts the examples into the document.
pub(super) fn add(document: &mut OpenApi) {
    for example in &EXAMPLES {
        let item = document.paths.paths.get_mut(example.path);
        let operation = item.and_then(|item| item.post.as_mut().or(item.get.as_mut()));
        if let Some(operation) = operation {
            example.put(operation);
        }
    }
}

impl Example {
    fn put(&self, operation: &mut Operation) {
        let json = |text: &str| serde_json::from_str::<Value>(text).ok();
        let body = operation.request_body.as_mut();
        for content in body.into_iter().flat_map(|body| body.content.values_mut()) {
            content.example = self.request.and_then(json);
        }
        let answer = operation.responses.responses.get_mut(self.status);
        if let Some(RefOr::T(answer)) = answer {
            for content in answer.content.values_mut() {
                content.example = self.answer.and_then(json);
            }
        }
    }
}
