# syntax=docker/dockerfile:1
# The server in a container: docs/operating.md tells how to run it, compose.yaml runs three of them with PostgreSQL.

FROM rust:1.95-slim-bookworm AS build
WORKDIR /src
COPY . .
# What was downloaded and compiled is kept between builds, so the program is copied out of the cache in the same step.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    cargo build --profile dist --locked --package bailiwick --features tls,postgres-tls \
    && cp target/dist/bailiwick /usr/local/bin/bailiwick \
    && mkdir /data

# Little more than the C library. Certificates are those that the build needed anyway.
FROM debian:bookworm-slim
COPY --from=build /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY --from=build /usr/local/bin/bailiwick /usr/local/bin/bailiwick
COPY LICENSE-MIT LICENSE-APACHE /usr/share/doc/bailiwick/
# Nobody in particular, and not root.
COPY --from=build --chown=65532:65532 /data /data
USER 65532:65532
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s \
    CMD ["/usr/local/bin/bailiwick", "admin", "health", "--server", "http://127.0.0.1:8420"]
ENTRYPOINT ["/usr/local/bin/bailiwick"]
CMD ["serve", "--listen", "0.0.0.0:8420", "--data", "/data"]
