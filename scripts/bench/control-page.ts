import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import express from "express"
import { cache } from "#scripts/lib/paths.mjs"

/**
 * Serves the page of the stock peer with its scripts, as a reference that is measured on the same machine.
 * @param html of the page
 * @param measure gets the page's URL
 */
export async function withControlPage<Measured>(
  html: string,
  measure: (url: string) => Promise<Measured>,
): Promise<Measured> {
  const app = express()
  app.use("/assets", express.static(join(cache, "bench/stock/client/assets")))
  app.get("/a/aurora/dashboard", (_request, response) => void response.type("html").send(html))
  const server = app.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  try {
    return await measure(`http://127.0.0.1:${port}/a/aurora/dashboard`)
  } finally {
    server.close()
  }
}
