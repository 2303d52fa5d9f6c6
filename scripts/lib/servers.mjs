import { join } from "node:path"
import { root } from "./paths.mjs"
import { sessionSecrets, typescript } from "./prepare.mjs"
import { start, untilAnswers } from "./processes.mjs"

/**
 * @typedef {object} Server
 * @property {string} origin e.g. "http://127.0.0.1:3000"
 * @property {import("./processes.mjs").Child} child
 */

/**
 * Starts the mock backend and waits until it is healthy.
 * @param {{ port: number, portal: string, env?: Record<string, string>, log?: string }} options portal: its origin, for links in mails; empty: that of the portal from which people sign on
 * @returns {Promise<Server>}
 */
export async function startMock({ port, portal, env = {}, log = "mock" }) {
  const given = { MOCK_PORT: String(port), MOCK_PORTAL: portal }
  const child = start(log, [...typescript, "mock/main.ts"], { env: { ...env, ...given } })
  const origin = `http://127.0.0.1:${port}`
  await untilAnswers(`${origin}/__mock/health`, child, { what: "The mock backend" })
  return { origin, child }
}

/**
 * Origin of the portal on a port; a variable set by the user takes precedence.
 * @param {number} port
 */
export const portalOrigin = (port) => process.env.ORIGIN ?? `http://127.0.0.1:${port}`

/**
 * Environment variables that connect a portal to a mock; variables set by the user take precedence.
 * @param {number} port
 * @param {number} mockPort
 */
export function portalEnvironment(port, mockPort) {
  const { API_URL, LOGIN_URL } = process.env
  return {
    PORT: String(port),
    ORIGIN: portalOrigin(port),
    API_URL: API_URL ?? `http://127.0.0.1:${mockPort}/api`,
    LOGIN_URL: LOGIN_URL ?? `http://127.0.0.1:${mockPort}/sso/login`,
    SESSION_SECRETS: sessionSecrets(),
  }
}

/**
 * Starts the built portal and waits until it is ready, which means that it has reached its backend.
 * @param {{ port: number, mockPort: number, env?: Record<string, string>, log?: string, build?: string }} options build: folder of the build
 * @returns {Promise<Server>}
 */
export async function startPortal({ port, mockPort, env = {}, log = "portal", build = join(root, "build") }) {
  const child = start(log, [join(build, "server/index.js")], {
    env: { ...portalEnvironment(port, mockPort), NODE_ENV: "production", ...env },
  })
  const origin = `http://127.0.0.1:${port}`
  await untilAnswers(`${origin}/readyz`, child, { what: "The portal" })
  return { origin, child }
}
