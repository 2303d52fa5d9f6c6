import type { Visitor } from "./visitor.ts"

/**
 * Milliseconds until a browser has the page up to `</html>`, not counting late parts. Crawlers would get everything at once.
 * @throws Error if the response ends before `</html>`
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
