# The portal as an image (docs/operate.md, Containers): the release of `npm run release` on Debian with Node alone.
# Both images can be replaced where Docker Hub cannot be reached: --build-arg NODE_IMAGE=… --build-arg BASE_IMAGE=…
ARG NODE_IMAGE=docker.io/library/node:24-trixie-slim
ARG BASE_IMAGE=docker.io/library/debian:trixie-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# Settings that are baked into the pages (docs/operate.md, Settings).
ARG PORTAL_API_HOST
ARG PORTAL_API_BASE
ARG PORTAL_BACKEND_URL
ARG PORTAL_SUCCESS_CODE
ARG PORTAL_IMAGE_HOSTS
ARG PORTAL_EXTRAS
RUN npm run release \
    && mv dist/release/*/ /portal

FROM ${BASE_IMAGE}
LABEL org.opencontainers.image.title="home-customisation-portal" \
      org.opencontainers.image.description="Public portal of a home customisation supply chain, with its server" \
      org.opencontainers.image.documentation="docs/operate.md" \
      portal.sbom="/portal/sbom.cdx.json" \
      portal.sbom.format="CycloneDX"
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin portal \
    && install -d -o portal -g portal -m 700 /data
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /portal /portal
WORKDIR /portal
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER portal
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# With arguments, one of the operator's commands: `auth list`, `operate doctor` (package.json of the release).
ENTRYPOINT ["node", "portal.mjs"]
