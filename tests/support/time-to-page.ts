import type { Visitor } from "./visitor.ts"

/**
 * Milliseconds until a page stands in a browser; what comes later is not waited for. Robots would get all of it at once.
 * @throws Error when the page ends before it is whole
 */
export async function timeToPage(visitor: Visitor, path: string): Promise<number> {
  const leaving = new AbortController()
  const started = performance.now()
  const answer = await fetch(new URL(path, visitor.portal), {
    headers: visitor.browserHeaders(),
    signal: leaving.signal,
  })
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
