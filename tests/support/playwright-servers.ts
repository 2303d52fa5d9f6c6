import { startHastyPortal, startServers } from "./servers.ts"

/** One mock and two portals for the whole run; the workers inherit where they are. */
export default async function setup(): Promise<() => Promise<void>> {
  // A busy machine is no slow backend: there a page waits for all its widgets. The hasty portal waits as briefly as in service.
  const servers = await startServers("browser", { WIDGET_PATIENCE_MS: "10000" })
  const hasty = await startHastyPortal(servers.mock)
  process.env.PORTAL_URL = servers.portal
  process.env.HASTY_PORTAL_URL = hasty.portal
  process.env.MOCK_URL = servers.mock
  return async () => void (await Promise.all([servers.stop(), hasty.stop()]))
}
