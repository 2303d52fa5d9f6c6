import express, { type RequestHandler } from "express"
import sirv from "sirv"
import { fileURLToPath } from "node:url"
import type { Environment } from "./environment.ts"
import { inertPolicy } from "./inert-policy.ts"
import { olderAssets } from "./older-assets.ts"

const headersOf = (caching: string) => ({
  "Cache-Control": caching,
  "Content-Security-Policy": inertPolicy,
  Vary: "Accept-Encoding",
})

/** Headers of files under `/assets`, whose names contain a content hash. */
const hashed = headersOf("public, max-age=31536000, immutable")
const named = headersOf("public, max-age=3600")

const builtFiles = fileURLToPath(new URL("../client", import.meta.url))

/**
 * Serves the built assets, precompressed and immutable under `/assets`, those of other builds included. Does nothing in development,
 * where Vite serves them.
 * @param folder the built files; they are listed once, at start-up
 */
export function staticAssets(environment: Environment, folder = builtFiles): RequestHandler {
  if (environment.NODE_ENV === "development") return (_request, _response, next) => next()
  const own = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      const headers = path.startsWith("/assets/") ? hashed : named
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      // sirv does not handle a file that cannot be read any more, which would end the process
      response.once("pipe", (file) => file.once("error", () => response.destroy()))
    },
  })
  return express.Router().use(own as RequestHandler, olderAssets(environment.BUILDS_FOLDER, hashed))
}
