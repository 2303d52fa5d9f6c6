import type { Visitor } from "./visitor.ts"

/**
 * Milliseconds until a page stands in a browser; what comes later is not waited for. Robots would get all of it at once.
 * @throws Error when the page ends before it is whole
 */
export async function timeToPage(visitor: Visitor, path: string): Promise<number> {
  const leaving = new AbortController()
  const headers = {
    cookie: [...visitor.cookies].map((pair) => pair.join("=")).join("; "),
    "x-mock-store": visitor.mock.store,
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  }
  const started = performance.now()
  const answer = await fetch(new URL(path, visitor.portal), { headers, signal: leaving.signal })
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  let html = ""
  while (!html.includes("</html>")) {
    const part = await reader?.read()
    if (!part || part.done) throw new Error(`${path} ended (status ${answer.status}) before </html>`)
    html += decoder.decode(part.value, { stream: true })
  }
  const time = performance.now() - started
  leaving.abort()
  return time
}
