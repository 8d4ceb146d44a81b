# The image of the server: packs it, installs its production dependencies, and keeps nothing else.
# Every step has paths relative to its folder, so that a test can run the same steps where there is no Docker.

FROM node:24-trixie-slim AS pack
WORKDIR /pack
COPY . .
RUN npm run pack:server -- --to packed
RUN mkdir unpacked && tar -xzf packed/sightline-server-*.tgz --strip-components=1 -C unpacked

FROM node:24-trixie-slim AS install
WORKDIR /install
COPY --from=pack /pack/unpacked ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-trixie-slim
ENV NODE_ENV=production LOG_FORMAT=json HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# A backup of PostgreSQL, also the one before an upgrade, is made by its own tools: those of the server in compose.yaml.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
RUN install -d -o node -g node -m 700 /data /backups
WORKDIR /sightline
COPY --from=install /install ./
USER node
VOLUME /data
EXPOSE 3000
# Accepted events are on disk by then; a stop takes at most eight seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["node", "packages/server/dist/server/health.js"]
CMD ["node", "packages/server/dist/server/main.js"]
