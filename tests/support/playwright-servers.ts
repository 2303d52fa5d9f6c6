import { writeFile } from "node:fs/promises"
import { startShortTimeoutPortal, startServers, wholePages } from "./servers.ts"

/** Starts one mock and two portals for the whole run; the workers inherit their URLs. */
export default async function setup(): Promise<() => Promise<void>> {
  // On a busy machine widgets may be slow: this portal waits long for them. The hasty portal waits as briefly as in production.
  const servers = await startServers("browser", wholePages)
  const hasty = await startShortTimeoutPortal(servers.mock)
  process.env.PORTAL_URL = servers.portal
  process.env.SHORT_TIMEOUT_PORTAL_URL = hasty.portal
  process.env.MOCK_URL = servers.mock
  return async () => {
    await keepUsedOperations(servers.mock)
    await Promise.all([servers.stop(), hasty.stop()])
  }
}

/** Writes the operations that the portal called in this run (API-05) to USED_OPERATIONS, if set: see `tests/operations`. */
async function keepUsedOperations(mock: string): Promise<void> {
  const file = process.env.USED_OPERATIONS
  if (file) await writeFile(file, await (await fetch(`${mock}/__mock/operations`)).text())
}
