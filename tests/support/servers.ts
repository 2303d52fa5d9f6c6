import { freePort } from "#scripts/lib/ports.mjs"
import { portalOrigin, startMock, startPortal } from "#scripts/lib/servers.mjs"

/** Origins of the servers under test, e.g. "http://127.0.0.1:41234". */
export type Servers = { portal: string; mock: string }

/** A secret for tests only. */
const secret = "a-secret-only-for-tests-0123456789abcdef"

/** One test's failing backend or a busy machine must not cause rejections in other tests; see tests/faults/availability.test.ts. */
const unprotected = { BREAKER_CALLS: "1000000", MOST_WAIT_MS: "60000" }

/** For tests that compare whole pages: no part of a page is streamed later because the machine is busy. */
export const wholePages = { WIDGET_PATIENCE_MS: "10000" }

/** Environment of every portal under test: its origin, a secret, and a mock store per test. */
export function testEnvironment(port: number): Record<string, string> {
  return { TEST_MODE: "1", SESSION_SECRETS: secret, ORIGIN: `http://127.0.0.1:${port}`, ...unprotected }
}

/**
 * Starts the mock and the built portal (the shipped files) on free ports, with TEST_MODE so that each test has its own store.
 * Needs a current build: `npm run build`.
 * @param name distinguishes the log files of several runs
 */
export async function startServers(
  name: string,
  env: Record<string, string> = {},
): Promise<Servers & { stop(): Promise<void> }> {
  const [port, mockPort] = [await freePort(), await freePort()]
  const mock = await startMock({ port: mockPort, portal: env.ORIGIN ?? portalOrigin(port), log: `${name}-mock` })
  const portal = await startTestPortal(`${name}-portal`, mock.origin, env, port)
  const stop = async () => void (await Promise.all([portal.child.stop(), mock.child.stop()]))
  return { portal: portal.origin, mock: mock.origin, stop }
}

/**
 * Starts a second portal for a running mock: its backend timeout is 4 s instead of 15 s, and it has a statistics host at which nothing
 * listens.
 */
export async function startShortTimeoutPortal(mock: string): Promise<{ portal: string; stop(): Promise<void> }> {
  const portal = await startTestPortal("hasty-portal", mock, {
    REQUEST_TIMEOUT_MS: "4000",
    ANALYTICS_HOST: `http://127.0.0.1:${await freePort()}`,
    ANALYTICS_WEBSITE_ID: "portal-under-test",
  })
  return { portal: portal.origin, stop: () => portal.child.stop() }
}

async function startTestPortal(log: string, mock: string, env: Record<string, string>, given?: number) {
  const port = given ?? (await freePort())
  return startPortal({
    port,
    mockPort: Number(new URL(mock).port),
    log,
    // nobody reads the log lines of successful requests, and writing them takes a fifteenth of the portal's time
    env: { ...testEnvironment(port), LOG_LEVEL: "warn", ...env },
  })
}
