import { startServers } from "./servers.ts"

/** One mock and one portal for the whole run; the workers inherit where they are. */
export default async function setup(): Promise<() => Promise<void>> {
  const servers = await startServers("browser")
  process.env.PORTAL_URL = servers.portal
  process.env.MOCK_URL = servers.mock
  return servers.stop
}
