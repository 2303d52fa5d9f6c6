import { createRequestHandler, type ServerBuild } from "@remix-run/node"
import { serve } from "../render/protocol.ts"

/**
 * A peer that is a Remix application; `BENCH_BUILD` is the path of its server build. Its loader gets the page's data from the load context,
 * as in a stock application.
 */
const build = (await import(process.env.BENCH_BUILD ?? "")) as ServerBuild
const handle = createRequestHandler(build, "production")
const pages = new Map<string, { path: string; data: unknown }>()

serve({
  prepare: (page, { path, data }) => void pages.set(page, { path, data }),
  async render(page) {
    const known = pages.get(page)
    if (!known) throw new Error(`no such page: ${page}`)
    const { path, data } = known
    const response = await handle(new Request(`http://127.0.0.1${path}`), { data } as never)
    const html = new Uint8Array(await response.arrayBuffer())
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    return html
  },
})
