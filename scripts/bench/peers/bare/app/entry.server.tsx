import type { EntryContext } from "@remix-run/node"
import { RemixServer } from "@remix-run/react"
import { renderToString } from "react-dom/server"
import { takeHandover } from "#app/server/framework/handover.ts"

/** Renders in one go, as the portal does if no data is late. This is cheaper than the streaming entry of Remix's template. */
export default async function handleRequest(request: Request, status: number, headers: Headers, entry: EntryContext) {
  await takeHandover(entry, new Promise((resolve) => setImmediate(resolve)))
  const html = `<!DOCTYPE html>${renderToString(<RemixServer context={entry} url={request.url} />)}`
  headers.set("Content-Type", "text/html; charset=utf-8")
  return new Response(Buffer.from(html), { headers, status })
}
