import type { Request, Response } from "express"

/**
 * The two sides of an exchange as far as the request context looks at them: what Express would give it, without a connection.
 * @param url whole
 * @param headers with names in lower case
 */
export function exchange(url: URL, headers: Record<string, string>): { request: Request; response: Response } {
  const { pathname: path, search } = url
  const originalUrl = path + search
  const request = { headers, path, originalUrl, ip: "127.0.0.1", get: (name: string) => headers[name.toLowerCase()] }
  const ignore = () => response
  const response = {
    locals: { requestId: "bench-request", nonce: "bench" },
    writableFinished: true,
    ...{ on: ignore, append: ignore, setHeader: ignore },
  }
  return { request: request as unknown as Request, response: response as unknown as Response }
}
