# Dreadhouse in one image: the page and the server. `docker compose up` runs it; docs/hosting.md says more.

FROM node:22-bookworm-slim AS build
# SQLite is compiled where there is no ready-made build of it.
RUN apt-get update && apt-get install -y --no-install-recommends g++ make python3 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN node scripts/artefact.mjs /app

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data WEB_DIR=/app/apps/web/dist
COPY --from=build /app .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Bots as a process of their own: node apps/server/dist/bots.js
CMD ["node", "apps/server/dist/server.js"]
