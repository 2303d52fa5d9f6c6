import { createServer } from "node:http"
import { createApp } from "./app.ts"
import { readEnvironment, type Environment } from "./environment.ts"
import { log } from "./log.ts"
import { metricsServer } from "./metrics-server.ts"
import { createServices, type Services } from "./services.ts"
import { stopGracefully } from "./shutdown.ts"

/** Milliseconds for any request; `bodyDeadline` is stricter for requests without files and for slow uploads. */
const requestTimeout = 15 * 60_000

const readiness = { isStopping: false }

function cannotListen(error: Error): never {
  log.fatal({ err: error }, "the portal cannot listen")
  process.exit(1)
}

function listenForMetrics({ metrics }: Services, { METRICS_PORT, METRICS_HOST }: Environment): void {
  if (!metrics) return
  metricsServer(metrics.registry).once("error", cannotListen).listen(METRICS_PORT, METRICS_HOST)
}

try {
  const environment = readEnvironment()
  const services = createServices(environment)
  const limits = { maxHeaderSize: 16_384, requestTimeout, connectionsCheckingInterval: 5_000 }
  const server = createServer(limits, createApp(services, readiness))
  server.headersTimeout = 15_000
  server.maxConnections = environment.MOST_CONNECTIONS
  server.keepAliveTimeout = 65_000
  server.timeout = 120_000 // without a byte in either direction, the client is gone
  server.once("error", cannotListen)
  server.listen(environment.PORT, environment.HOST, () =>
    log.info({ origin: environment.ORIGIN }, "the portal listens"),
  )
  listenForMetrics(services, environment)
  stopGracefully(server, readiness, () => services.live.stop())
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
