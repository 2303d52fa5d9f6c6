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

/**
 * Serves the built assets, precompressed and immutable under `/assets`, those of other builds included. Does nothing in development,
 * where Vite serves them.
 */
export function staticAssets(environment: Environment): RequestHandler {
  if (environment.NODE_ENV === "development") return (_request, _response, next) => next()
  const folder = fileURLToPath(new URL("../client", import.meta.url))
  const own = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      const headers = path.startsWith("/assets/") ? hashed : named
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    },
  })
  return express.Router().use(own as RequestHandler, olderAssets(environment.BUILDS_FOLDER, hashed))
}
