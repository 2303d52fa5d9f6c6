import { createServer, type Server } from "node:http"
import type { Registry } from "prom-client"

/**
 * Serves `GET /metrics` and nothing else, on a port that must not be public. It is separate from the portal's server, so it responds
 * while that server is overloaded and until the process exits.
 */
export function metricsServer(registry: Registry): Server {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not Found\n")
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: unknown) => response.destroy(error as Error),
    )
  })
  server.requestTimeout = 10_000
  server.maxConnections = 20
  return server
}
