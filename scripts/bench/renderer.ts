import { fork, type ChildProcess } from "node:child_process"
import { openSync, closeSync } from "node:fs"
import { once } from "node:events"
import { logFile } from "#scripts/lib/paths.mjs"
import type { PageInput, RendererMessage, Rendered } from "./render/protocol.ts"

type Reply = { done?: unknown; failed?: string }

/** An application or a tree that renders pages in a separate process, so that renderers share neither garbage collection nor JIT-compiled code. */
export class Renderer {
  readonly name: string
  readonly #child: ChildProcess
  readonly #ended: Promise<never>

  /**
   * @param name also the name of the log file
   * @param file script to run; TypeScript if `isTypeScript` is set
   */
  constructor(
    name: string,
    file: string,
    { env = {}, isTypeScript = false }: { env?: object; isTypeScript?: boolean } = {},
  ) {
    const log = openSync(logFile(`bench-${name}`), "w")
    this.name = name
    this.#child = fork(file, {
      env: { ...process.env, NODE_ENV: "production", ...env },
      execArgv: isTypeScript ? ["--import", "tsx"] : [],
      stdio: ["ignore", log, log, "ipc"],
    })
    closeSync(log)
    this.#ended = once(this.#child, "exit").then(() => {
      throw new Error(`${name} ended; see .cache/logs/bench-${name}.log`)
    })
    this.#ended.catch(() => {})
  }

  prepare(page: string, input: PageInput): Promise<unknown> {
    return this.#ask({ kind: "prepare", page, input })
  }

  render(page: string, times: number): Promise<Rendered> {
    return this.#ask({ kind: "render", page, times }) as Promise<Rendered>
  }

  data(page: string): Promise<unknown> {
    return this.#ask({ kind: "data", page })
  }

  stop(): void {
    this.#child.disconnect()
  }

  async #ask(message: RendererMessage): Promise<unknown> {
    this.#child.send(message)
    const [reply] = (await Promise.race([once(this.#child, "message"), this.#ended])) as [Reply]
    if (reply.failed !== undefined) throw new Error(`${this.name}: ${reply.failed}`)
    return reply.done
  }
}
