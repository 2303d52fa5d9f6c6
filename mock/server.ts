import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { answerApi } from "#mock/engine/api.ts"
import { control } from "#mock/engine/control/control.ts"
import { handlers as allHandlers } from "./domains.ts"
import { readCodeTexts } from "#mock/engine/refusal.ts"
import type { Handlers } from "#mock/engine/handler.ts"
import { replyJson } from "#mock/engine/http/reply.ts"
import { createEngine, type Report } from "#mock/engine/prism/engine.ts"
import { loadOperations, operationId, type Operation } from "#mock/engine/prism/operations.ts"
import { signOn } from "#mock/engine/sso/login.ts"
import { createSeeder } from "./seed.ts"
import type { Scale } from "#mock/engine/seed/alliance-seed.ts"
import { storeName, Stores } from "#mock/engine/store/stores.ts"
import type { Store } from "#mock/engine/store/store.ts"

export type MockOptions = {
  /** The bundled contract as JSON text. */
  contract: string
  cacheFolder: string
  scale?: Scale
  report: Report
  /** Replacement handlers for tests. */
  handlers?: Handlers
}

export type Mock = {
  stores: Stores
  server: Server
  /** Starts listening and returns the URL, such as `http://127.0.0.1:4010`. Port 0 picks a free port. */
  listen(port: number, host: string): Promise<string>
  close(): Promise<void>
}

const loaded = new Map<string, Promise<Operation[]>>()

/** Loaded once per process: Prism caches compiled schemas by these objects, so several mocks can share them. */
function operationsOf({ contract, cacheFolder }: MockOptions): Promise<Operation[]> {
  const operations = loaded.get(contract) ?? loadOperations(contract, cacheFolder)
  loaded.set(contract, operations)
  return operations
}

/** The mock backend: the contract below `/api`, the sign-on page `/sso/login`, its controls below `/__mock/`. */
export async function createMock(options: MockOptions): Promise<Mock> {
  const operations = await operationsOf(options)
  const engine = createEngine({
    operations,
    handlers: options.handlers ?? allHandlers,
    texts: readCodeTexts(options.contract),
    report: options.report,
  })
  const names = operations.map(operationId).sort()
  const stores = new Stores(createSeeder(options.scale ?? "normal"))
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://mock.invalid")
    const answered = answer(url, request, response)
    answered.catch((error: unknown) => {
      // The client disconnected while sending: no response is needed, and this is not an error.
      if (request.errored) return
      options.report(`${request.method} ${url.pathname}`, url.pathname, [
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      ])
      if (!response.headersSent)
        replyJson(response, 500, { success: false, code: "server_error", message: "server error" })
      else response.destroy()
    })
  })

  // An idle connection must not close just as the client reuses it, because a POST is not retried.
  server.keepAliveTimeout = 75_000

  async function answer(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const store = storeOf(stores, request)
    if (!store) return replyJson(response, 400, { error: `x-mock-store must match ${storeName.source}` })
    if (url.pathname.startsWith("/api/")) {
      const isCurrent = () => stores.get(store.name) === store
      return answerApi({ engine, store, request, response, url, isCurrent })
    }
    if (url.pathname === "/sso/login") return signOn(store, request, response, url)
    if (/^\/__mock(\/|$)/.test(url.pathname))
      return control({ stores, store, operations: names, request, response }, url.pathname)
    if (url.pathname === "/") {
      response.writeHead(302, { location: "/__mock/" })
      response.end()
      return
    }
    replyJson(response, 404, { error: "not here" })
  }

  return {
    stores,
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once("error", reject)
        server.listen(port, host, () => {
          const { address, port: taken, family } = server.address() as AddressInfo
          resolve(`http://${family === "IPv6" ? `[${address}]` : address}:${taken}`)
        })
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The store of the header `x-mock-store`, else of the token, else `default`. */
function storeOf(stores: Stores, request: IncomingMessage): Store | undefined {
  const named = request.headers["x-mock-store"]
  if (named !== undefined) return typeof named === "string" && storeName.test(named) ? stores.get(named) : undefined
  const token = [request.headers.token ?? ""].flat()[0] ?? ""
  const prefix = token.slice(0, Math.max(0, token.indexOf(".")))
  return stores.get(stores.has(prefix) ? prefix : "default")
}
