import { writeFile } from "node:fs/promises"
import { startHastyPortal, startServers } from "./servers.ts"

/** One mock and two portals for the whole run; the workers inherit where they are. */
export default async function setup(): Promise<() => Promise<void>> {
  // A busy machine is no slow backend: there a page waits for all its widgets. The hasty portal waits as briefly as in service.
  const servers = await startServers("browser", { WIDGET_PATIENCE_MS: "10000" })
  const hasty = await startHastyPortal(servers.mock)
  process.env.PORTAL_URL = servers.portal
  process.env.HASTY_PORTAL_URL = hasty.portal
  process.env.MOCK_URL = servers.mock
  return async () => {
    await keepUsedOperations(servers.mock)
    await Promise.all([servers.stop(), hasty.stop()])
  }
}

/** What the portal has asked for in this run (API-05), where somebody wants to know: `tests/operations`. */
async function keepUsedOperations(mock: string): Promise<void> {
  const file = process.env.USED_OPERATIONS
  if (file) await writeFile(file, await (await fetch(`${mock}/__mock/operations`)).text())
}
