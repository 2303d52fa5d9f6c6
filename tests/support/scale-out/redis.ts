import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { createConnection } from "node:net"
import { once } from "node:events"
import { vi } from "vitest"
import { ensurePrograms } from "#scripts/lib/debian.mjs"
import { cache } from "#scripts/lib/places.mjs"
import { freePort } from "#scripts/lib/ports.mjs"
import { start, type Child } from "#scripts/lib/processes.mjs"

/** Debian's Redis on a port of its own, remembering nothing when it ends. */
export type RedisServer = {
  url: string
  /** what it holds: its answer to one inline command, as it came over the wire */
  say(command: string): Promise<string>
  /** ends it without a word, as a power cut would */
  kill(): Promise<void>
  /** on the same port, empty */
  startAgain(): Promise<void>
  /** takes connections and answers nothing, until it goes on */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

async function ask(port: number, command: string): Promise<string> {
  const socket = createConnection({ port, host: "127.0.0.1" })
  socket.end(`${command}\r\nQUIT\r\n`)
  let text = ""
  socket.on("data", (chunk) => (text += String(chunk)))
  await once(socket, "close")
  return text
}

/** Starts Redis and waits until it answers. @param options further arguments, as `--maxmemory 2mb` */
export async function startRedis(name: string, options: string[] = []): Promise<RedisServer> {
  const [program] = await ensurePrograms(["redis-server"])
  const port = await freePort()
  const folder = join(cache, "scale-out", name)
  mkdirSync(folder, { recursive: true })
  const quiet = ["--save", "", "--appendonly", "no", "--daemonize", "no", "--dir", folder]
  let child: Child
  const begin = async () => {
    child = start(`${name}-redis`, ["--port", String(port), "--bind", "127.0.0.1", ...quiet, ...options], { program })
    await vi.waitFor(() => ask(port, "PING"), { timeout: 10_000, interval: 20 })
  }
  const signal = (which: NodeJS.Signals) => void (child.pid !== undefined && process.kill(child.pid, which))
  await begin()
  return {
    url: `redis://127.0.0.1:${port}`,
    say: (command) => ask(port, command),
    async kill() {
      signal("SIGKILL")
      await child.ended
    },
    startAgain: begin,
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    stop: () => child.stop(),
  }
}
