import type { Growth } from "../ours/grown.ts"

/**
 * The input of a renderer for a page: a path with headers, the HTML of the page, or its data.
 * `isWhole`: session, guards and loaders run each time; otherwise their data is kept, as for the peers. `growth`: target size of the
 * lists; absent: unchanged.
 */
export type PageInput = {
  path: string
  headers?: Record<string, string>
  isWhole?: boolean
  growth?: Growth
  html?: string
  data?: unknown
}

/** Messages to a renderer: `prepare` prepares a page, `render` renders it `times` times sequentially, `data` returns its data. */
export type RendererMessage =
  | { kind: "prepare"; page: string; input: PageInput }
  | { kind: "render"; page: string; times: number }
  | { kind: "data"; page: string }

/** `cpu`: CPU milliseconds of the process (all threads) for all renderings together; `html`: the last rendering. */
export type Rendered = { cpu: number; html: string }

/** The functions that a renderer implements. */
export type RenderHandlers = {
  prepare(page: string, input: PageInput): Promise<void> | void
  /** renders the page to bytes, as they would be sent, without decoding them to a string */
  render(page: string): Promise<Uint8Array>
  /** the loader data of a page, by route id */
  data?(page: string): Promise<unknown>
}

async function rendered(handlers: RenderHandlers, page: string, times: number): Promise<Rendered> {
  const before = process.cpuUsage()
  let bytes: Uint8Array = new Uint8Array()
  for (let time = 0; time < times; time += 1) bytes = await handlers.render(page)
  const { user, system } = process.cpuUsage(before)
  return { cpu: (user + system) / 1000, html: Buffer.from(bytes).toString() }
}

async function handleMessage(handlers: RenderHandlers, message: RendererMessage): Promise<unknown> {
  if (message.kind === "prepare") return handlers.prepare(message.page, message.input)
  return message.kind === "data" ? handlers.data?.(message.page) : rendered(handlers, message.page, message.times)
}

/** Executes the messages of the parent process, which sends one at a time; exits with it. */
export function serve(handlers: RenderHandlers): void {
  process.on("message", (message: RendererMessage) => {
    handleMessage(handlers, message).then(
      (done) => process.send?.({ done }),
      (error: Error) => process.send?.({ failed: error.stack ?? String(error) }),
    )
  })
  process.on("disconnect", () => process.exit(0))
}
