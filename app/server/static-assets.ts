import type { RequestHandler } from "express"
import sirv from "sirv"
import { fileURLToPath } from "node:url"
import type { Environment } from "./environment.ts"
import { inertPolicy } from "./inert-policy.ts"

/** The built assets: precompressed, immutable under `/assets`; nothing in development, where Vite serves them. */
export function staticAssets(environment: Environment): RequestHandler {
  if (environment.NODE_ENV === "development") return (_request, _response, next) => next()
  const folder = fileURLToPath(new URL("../client", import.meta.url))
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      const isHashed = path.startsWith("/assets/")
      response.setHeader("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600")
      response.setHeader("Content-Security-Policy", inertPolicy)
      response.removeHeader("Vary")
      response.setHeader("Vary", "Accept-Encoding")
    },
  }) as RequestHandler
}
