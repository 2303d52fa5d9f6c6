import { startHastyPortal, startServers } from "./servers.ts"

/** One mock and two portals for the whole run; the workers inherit where they are. */
export default async function setup(): Promise<() => Promise<void>> {
  const servers = await startServers("browser")
  const hasty = await startHastyPortal(servers.mock)
  process.env.PORTAL_URL = servers.portal
  process.env.HASTY_PORTAL_URL = hasty.portal
  process.env.MOCK_URL = servers.mock
  return async () => void (await Promise.all([servers.stop(), hasty.stop()]))
}
