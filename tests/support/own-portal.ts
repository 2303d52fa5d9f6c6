import { readFile } from "node:fs/promises"
import { createMock, type Mock } from "#mock/server.ts"
import type { Handlers } from "#mock/engine/handler.ts"
import { handlers as usual } from "#mock/domains.ts"
import { freePort } from "#scripts/lib/ports.mjs"
import { startPortal } from "#scripts/lib/servers.mjs"
import { recordedBodies, type RecordedBodies } from "./recorded-bodies.ts"
import { testEnvironment, wholePages } from "./servers.ts"
import { Visitor } from "./visitor.ts"

const root = new URL("../..", import.meta.url).pathname

/** A built portal, and a mock in the test's own process whose stores the test can access. */
export type TestPortal = {
  portal: string
  mock: Mock
  /** where the mock listens, e.g. "http://127.0.0.1:4010" */
  mockOrigin: string
  newVisitor(): Visitor
  /** the current lines of the portal's log */
  log(): Promise<Record<string, unknown>[]>
}

/** A portal for one test file. */
export type OwnPortal = TestPortal & {
  pid: number
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  stop(): Promise<void>
}

type OwnPortalOptions = {
  env?: Record<string, string>
  /** override the mock's handlers */
  handlers?: Handlers
  /** size of the mock's seed */
  scale?: "normal" | "large"
  /** starts a proxy between the two: takes the mock's origin, returns the proxy's */
  through?: (mock: string) => Promise<string>
}

/**
 * Starts both on free ports.
 * @param name of the log file
 * @param options deviations from the default setup
 */
export async function startOwnPortal(
  name: string,
  { env = {}, handlers = {}, scale, through = (mock) => Promise.resolve(mock) }: OwnPortalOptions = {},
): Promise<OwnPortal> {
  const contract = await readFile(`${root}openapi/generated/openapi.json`, "utf8")
  const report = (operation: string, path: string, problems: readonly string[]) => {
    throw new Error(`${operation} ${path}: ${problems.join("; ")}`)
  }
  const mock = await createMock({
    contract,
    cacheFolder: `${root}.cache`,
    handlers: { ...usual, ...handlers },
    report,
    scale,
  })
  const origin = await mock.listen(0, "127.0.0.1")
  const port = await freePort()
  const { child, origin: portal } = await startPortal({
    port,
    mockPort: Number(new URL(origin).port),
    log: `${name}-portal`,
    env: { ...testEnvironment(port), API_URL: `${await through(origin)}/api`, ...env },
  })
  return {
    portal,
    mock,
    mockOrigin: origin,
    pid: child.pid ?? 0,
    newVisitor: () => new Visitor({ portal, mock: origin }),
    log: async () => jsonLines(await readFile(child.log, "utf8")),
    ended: child.ended,
    stop: async () => void (await Promise.all([child.stop(), mock.close()])),
  }
}

/** The portal that test files share, with the bodies of the writes that its mock has received. */
export type SharedPortal = TestPortal & { bodies: RecordedBodies }

let shared: Promise<SharedPortal> | undefined

/**
 * The portal that all test files of this process share, one after the other, each test with its own mock store: starting one takes three
 * seconds of processor time, and a portal needs half the time for a page once it has served some hundred (docs/decisions/021-suite.md). It
 * ends with the process. Its pages are whole, and its log has no lines of successful requests.
 */
export function sharedPortal(): Promise<SharedPortal> {
  shared ??= startSharedPortal()
  return shared
}

async function startSharedPortal(): Promise<SharedPortal> {
  const { handlers, ...bodies } = recordedBodies()
  const own = await startOwnPortal(`shared-${process.pid}`, { handlers, env: { ...wholePages, LOG_LEVEL: "warn" } })
  return { ...own, bodies }
}

/** The objects of a log with one JSON object per line. */
export function jsonLines(text: string): Record<string, unknown>[] {
  const lines = text.split("\n").filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}
