import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { createConnection } from "node:net"
import { once } from "node:events"
import { vi } from "vitest"
import { ensurePrograms } from "#scripts/lib/debian.mjs"
import { cache } from "#scripts/lib/paths.mjs"
import { freePort } from "#scripts/lib/ports.mjs"
import { start, type Child } from "#scripts/lib/processes.mjs"

/** Debian's Redis on its own port, without persistence. */
export type RedisServer = {
  url: string
  /** sends one inline command and returns the raw response */
  say(command: string): Promise<string>
  /** kills it without a shutdown, like a power cut */
  kill(): Promise<void>
  /** restarts it on the same port, empty */
  startAgain(): Promise<void>
  /** accepts connections but does not respond until thawed */
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

/** Starts Redis and waits until it responds. @param options further arguments, e.g. `--maxmemory 2mb` */
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
