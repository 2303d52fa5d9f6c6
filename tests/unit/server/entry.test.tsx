import { createRequestHandler, type ServerBuild } from "@remix-run/node"
import { Await, Outlet, Scripts, useLoaderData } from "@remix-run/react"
import { lazy, Suspense, type ComponentType } from "react"
import { afterEach, describe, expect, test, vi } from "vitest"
import handleRequest, * as entry from "#app/entry.server.tsx"
import { log } from "#app/server/log.ts"

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

type Page = { default: ComponentType; loader?: () => unknown }

function Document() {
  return (
    <html lang="en">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}

const manifest = (id: string, more: object) => ({ id, module: `/${id}.js`, hasLoader: true, imports: [], ...more })

/** A portal with a single page, at `/`. */
function portalOf(page: Page): (agent?: string) => Promise<Response> {
  const routes = {
    root: { id: "root", path: "", module: { default: Document } },
    page: { id: "page", parentId: "root", index: true, module: page },
  }
  const build = {
    entry: { module: { ...entry, default: handleRequest } },
    routes,
    assets: {
      entry: { module: "/entry.js", imports: [] },
      url: "/manifest.js",
      version: "1",
      routes: { root: manifest("root", { path: "" }), page: manifest("page", { parentId: "root", index: true }) },
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    future: { v3_singleFetch: true },
  } as unknown as ServerBuild
  const handle = createRequestHandler(build, "production")
  const context = { nonce: "once", locale: "en", requestId: "r-1", signal: new AbortController().signal }
  return (agent = firefox) => {
    const request = new Request("http://portal.invalid/", { headers: { "user-agent": agent } })
    return handle(request, context as never)
  }
}

/** The data lines that the page passes to its scripts, decoded. */
function handedOver(html: string): string[] {
  const texts = html.matchAll(/streamController\.enqueue\((".*?")\);<\/script>/gs)
  return [...texts].map(([, text = ""]) => JSON.parse(text) as string)
}

const isStreamed = (html: string) => html.includes("<template")

function Late() {
  const { late } = useLoaderData() as { late: Promise<string> }
  return (
    <Suspense fallback={<i>waiting</i>}>
      <Await resolve={late}>{(text) => <b>{text}</b>}</Await>
    </Suspense>
  )
}

afterEach(() => vi.restoreAllMocks())

describe("rendering a page with and without slow data", () => {
  test("DASH-07 a page without slow data is sent in one piece, with its data", async () => {
    const Plain = () => <p>{(useLoaderData() as { name: string }).name}</p>
    const response = await portalOf({ default: Plain, loader: () => ({ name: "曹若舟 </script> é" }) })()
    const pieces: Uint8Array[] = []
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) pieces.push(piece)
    expect(pieces).toHaveLength(1)
    const html = Buffer.concat(pieces).toString()
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><body><p>曹若舟 &lt;\/script&gt; é<\/p>/)
    expect(isStreamed(html)).toBe(false)
    expect(html).toContain('<script nonce="once">window.__remixContext.streamController.close();</script>')
    expect(handedOver(html)).toEqual([expect.stringContaining('"曹若舟 </script> é"')])
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
  })

  test("DASH-07 a page with slow data is sent at once, the slow part when it is ready", async () => {
    let arrive = (_text: string) => {}
    const late = new Promise<string>((resolve) => (arrive = resolve))
    const response = await portalOf({ default: Late, loader: () => ({ late, early: 1 }) })()
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    let html = ""
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      html += Buffer.from(piece.value).toString()
      if (html.includes("<i>waiting</i>")) arrive("here it is")
    }
    expect(html.indexOf("<b>here it is</b>")).toBeGreaterThan(html.indexOf("<i>waiting</i>"))
    const here = expect.stringContaining('"here it is"') as string
    expect(handedOver(html)).toEqual([expect.stringContaining('"early",1'), here])
  })

  test("DASH-07 a robot gets the complete page with the slow part", async () => {
    const loader = () => ({ late: new Promise((resolve) => setTimeout(resolve, 20, "for robots")) })
    const html = await (await portalOf({ default: Late, loader })("Googlebot")).text()
    expect(html).toContain("<b>for robots</b>")
    expect(html).not.toContain("<i>waiting</i>")
  })
})

describe("rendering a lazy or failing part of a page", () => {
  test("a lazy component is sent with the page", async () => {
    const Chunk = lazy(() => Promise.resolve({ default: () => <b>loaded</b> }))
    const Page = () => (
      <Suspense>
        <Chunk />
      </Suspense>
    )
    const html = await (await portalOf({ default: Page, loader: () => ({ kept: true }) })()).text()
    expect(html).toContain("<b>loaded</b>")
    expect(handedOver(html)).toEqual([expect.stringContaining('"kept",true')])
  })

  test("ERR-05 a component that fails is logged, and its fallback is shown", async () => {
    const told = vi.spyOn(log, "error").mockReturnValue()
    const Broken = () => {
      throw new Error("a widget of no use")
    }
    const Page = () => (
      <main>
        <Suspense fallback={<i>broken</i>}>
          <Broken />
        </Suspense>
      </main>
    )
    const response = await portalOf({ default: Page, loader: () => ({}) })()
    expect(response.status).toBe(500)
    expect(await response.text()).toContain("<i>broken</i>")
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ requestId: "r-1" }), "rendering failed")
  })
})

test("a page is not rendered after its client has disconnected", async () => {
  const nothing = {} as never
  const context = { nonce: "", locale: "en", requestId: "", signal: AbortSignal.abort(new Error("left")) }
  const request = new Request("http://portal.invalid/")
  await expect(handleRequest(request, 200, new Headers(), nothing, context as never)).rejects.toThrow("left")
})
