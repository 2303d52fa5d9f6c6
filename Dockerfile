# The portal as an image: its build and the packages that run it, nothing of what made them (docs/decisions/019-operations.md).
# docker build -t alliance-portal .        the portal
# docker build --target mock -t … .        the mock backend, for trying it out

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-bookworm-slim AS sources
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# `build` is a link to the folder of the present build: the copy is the folder itself.
RUN npm run build && cp -RL build /portal

FROM sources AS mock
ENV MOCK_HOST=0.0.0.0
# It keeps there what it has read of the contract.
RUN chown node:node .cache
USER node
EXPOSE 4010
CMD ["node", "--import", "tsx", "mock/main.ts"]

FROM node:24-bookworm-slim AS portal
WORKDIR /app
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=3000
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=sources /portal ./build
# Where a volume holds the assets of other builds (BUILDS_FOLDER).
RUN mkdir /builds && chown node:node /builds
USER node
EXPOSE 3000
# The slim image has no curl; readiness is for whoever spreads the load, not for whoever restarts processes.
HEALTHCHECK --interval=10s --timeout=2s --start-period=10s --retries=3 \
  CMD ["node", "--input-type=module", "--eval", "const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`); process.exit(ok ? 0 : 1)"]
CMD ["node", "build/server/index.js"]
