import type { TestProject } from "vitest/node"
import { startServers } from "./servers.ts"

declare module "vitest" {
  interface ProvidedContext {
    portal: string
    mock: string
  }
}

/** Starts one mock and one portal for all route tests; `newVisitor` uses them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await startServers("routes")
  project.provide("portal", servers.portal)
  project.provide("mock", servers.mock)
  return servers.stop
}
