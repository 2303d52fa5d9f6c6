import { freePort } from "#scripts/lib/ports.mjs"
import { startMock, startPortal } from "#scripts/lib/servers.mjs"

/** Where the servers under test listen, e.g. "http://127.0.0.1:41234". */
export type Servers = { portal: string; mock: string }

/** A secret of the tests' own: nothing sealed with it is worth anything elsewhere. */
const secret = "a-secret-only-for-tests-0123456789abcdef"

/** One test's failing backend, and a busy machine, are no reason to turn others away; tests/faults/availability.test.ts is about that. */
const unprotected = { BREAKER_CALLS: "1000000", MOST_WAIT_MS: "60000" }

/** What every portal under test is given: its origin, a secret, and a store of the mock for each test. */
export function testEnvironment(port: number): Record<string, string> {
  return { TEST_MODE: "1", SESSION_SECRETS: secret, ORIGIN: `http://127.0.0.1:${port}`, ...unprotected }
}

/**
 * Starts the mock and the built portal (the very files that ship) on free ports, with TEST_MODE so that each test has a store of its own.
 * Needs a current build: `npm run build`.
 * @param name tells the log files of several runs apart
 */
export async function startServers(
  name: string,
  env: Record<string, string> = {},
): Promise<Servers & { stop(): Promise<void> }> {
  const mock = await startMock({ port: await freePort(), log: `${name}-mock` })
  const portal = await startTestPortal(`${name}-portal`, mock.origin, env)
  const stop = async () => void (await Promise.all([portal.child.stop(), mock.child.stop()]))
  return { portal: portal.origin, mock: mock.origin, stop }
}

/**
 * A second portal before a mock that runs already: gives the backend 4 s instead of 15, and has a statistics host, at which
 * nobody listens.
 */
export async function startHastyPortal(mock: string): Promise<{ portal: string; stop(): Promise<void> }> {
  const portal = await startTestPortal("hasty-portal", mock, {
    REQUEST_TIMEOUT_MS: "4000",
    ANALYTICS_HOST: `http://127.0.0.1:${await freePort()}`,
    ANALYTICS_WEBSITE_ID: "portal-under-test",
  })
  return { portal: portal.origin, stop: () => portal.child.stop() }
}

async function startTestPortal(log: string, mock: string, env: Record<string, string>) {
  const port = await freePort()
  return startPortal({
    port,
    mockPort: Number(new URL(mock).port),
    log,
    // nobody reads its lines for requests that went well, and writing them costs a fifteenth of the portal's time
    env: { ...testEnvironment(port), LOG_LEVEL: "warn", ...env },
  })
}
