import type { Request, Response } from "express"

/**
 * Fake Express request and response without a connection, with only the properties that the request context uses.
 * @param url absolute
 * @param headers with lower-case names
 */
export function exchange(url: URL, headers: Record<string, string>): { request: Request; response: Response } {
  const { pathname: path, search } = url
  const originalUrl = path + search
  const request = { headers, path, originalUrl, ip: "127.0.0.1", get: (name: string) => headers[name.toLowerCase()] }
  const ignore = () => response
  const response = {
    locals: { requestId: "bench-request", nonce: "bench" },
    writableFinished: true,
    on: ignore,
    append: ignore,
    setHeader: ignore,
  }
  return { request: request as unknown as Request, response: response as unknown as Response }
}
