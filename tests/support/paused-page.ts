import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

/**
 * A proxy in front of a portal that sends each page up to the place that `cut` matches, and the rest half a second later: what a person on a
 * slow line sees, and a browser that draws while the page arrives.
 */
export async function startPausedPages(origin: string, cut: RegExp) {
  const server = createServer((asked, response) => {
    const headers = { ...asked.headers, "accept-encoding": "identity" }
    const onward = request(new URL(asked.url ?? "/", origin), { method: asked.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (!answer.headers["content-type"]?.includes("html")) return void answer.pipe(response)
      const send = async () => {
        const page = await text(answer)
        const at = page.search(cut)
        if (at < 0) throw new Error(`${asked.url} has no ${cut}`)
        response.write(page.slice(0, at))
        setTimeout(() => response.end(page.slice(at)), 500)
      }
      send().catch(() => response.destroy())
    })
    onward.on("error", () => response.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
