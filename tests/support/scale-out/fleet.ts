import { readFile } from "node:fs/promises"
import { freePort } from "#scripts/lib/ports.mjs"
import { startMock, startPortal } from "#scripts/lib/servers.mjs"
import type { Child } from "#scripts/lib/processes.mjs"
import { jsonLines } from "#tests/support/own-portal.ts"
import { testEnvironment } from "#tests/support/servers.ts"
import { Visitor } from "#tests/support/visitor.ts"
import { startNginx, type Nginx } from "./nginx.ts"
import { startRedis, type RedisServer } from "./redis.ts"

type StartOptions = { build?: string; env?: Record<string, string> }

/** One process of the portal. */
export type PortalProcess = {
  port: number
  child: Child
  /** the current lines of its log */
  log(): Promise<Record<string, unknown>[]>
}

/** Three processes of the portal behind nginx, with one mock and one Redis. */
export type Fleet = {
  origin: string
  /** where the mock listens */
  mock: string
  redis: RedisServer
  processes: PortalProcess[]
  /** a visitor whose requests go to any of the processes */
  newVisitor(): Visitor
  /** kills a process without a graceful shutdown */
  kill(at: number): Promise<void>
  /** starts a process in place of one that has ended, on its port; resolves when it is ready */
  start(at: number, options: StartOptions): Promise<void>
  /** replaces a process as an operator does: nginx sends it no more requests, then SIGTERM, then a new one starts */
  replace(at: number, options: StartOptions): Promise<void>
  stop(): Promise<void>
}

const size = 3

/**
 * Starts everything on free ports. Needs a build.
 * @param name of the log files
 * @param options options for the processes
 */
export async function startFleet(name: string, options: StartOptions = {}): Promise<Fleet> {
  const redis = await startRedis(name)
  const ports = await Promise.all(Array.from({ length: size }, freePort))
  const [front = 0] = await Promise.all([freePort()])
  const origin = `http://127.0.0.1:${front}`
  const mock = await startMock({ port: await freePort(), portal: origin, log: `${name}-mock` })
  let started = 0

  const startProcess = async (port: number, { build, env = {} }: StartOptions): Promise<PortalProcess> => {
    const shared = { ...testEnvironment(port), ORIGIN: origin, TRUST_PROXY: "1", REDIS_URL: redis.url }
    const { child } = await startPortal({
      port,
      mockPort: Number(new URL(mock.origin).port),
      log: `${name}-portal-${(started += 1)}`,
      build,
      env: { ...shared, ...env },
    })
    return { port, child, log: async () => jsonLines(await readFile(child.log, "utf8")) }
  }

  const processes = await Promise.all(ports.map((port) => startProcess(port, options)))
  const nginx: Nginx = await startNginx(
    name,
    front,
    ports.map((port) => ({ port, isUp: true })),
  )
  const withoutOne = (one: number) => nginx.use(ports.map((port, at) => ({ port, isUp: at !== one })))
  const of = (at: number): PortalProcess => {
    const found = processes[at]
    if (!found) throw new Error(`there are ${size} processes, not ${at + 1}`)
    return found
  }

  const start: Fleet["start"] = async (at, next) => void (processes[at] = await startProcess(of(at).port, next))

  return {
    origin,
    mock: mock.origin,
    redis,
    processes,
    start,
    newVisitor: () => new Visitor({ portal: origin, mock: mock.origin }),
    async kill(at) {
      process.kill(of(at).child.pid ?? 0, "SIGKILL")
      await of(at).child.ended
    },
    async replace(at, next) {
      await withoutOne(at)
      await of(at).child.stop()
      const { code } = await of(at).child.ended
      if (code !== 0) throw new Error(`a process that was asked to end did so with ${code}`)
      await start(at, next)
      await nginx.use(ports.map((port) => ({ port, isUp: true })))
    },
    async stop() {
      await nginx.stop()
      await Promise.all([...processes.map(({ child }) => child.stop()), mock.child.stop(), redis.stop()])
    },
  }
}

/** The port of the process that answered. */
export const answeredBy = ({ headers }: { headers: Headers }) =>
  Number(/:(\d+)$/.exec(headers.get("x-answered-by") ?? "")?.[1])
