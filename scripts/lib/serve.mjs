import { watch } from "node:fs"
import { join } from "node:path"
import { peopleText } from "./people.mjs"
import { command, root } from "./paths.mjs"
import { claimPorts, portFrom } from "./ports.mjs"
import { ensureBuilt, ensureGenerated } from "./prepare.mjs"
import { onStopSignal, start, tail, untilAnswers } from "./processes.mjs"
import { Problem, say } from "./say.mjs"
import { portalEnvironment, portalOrigin, startMock, startPortal } from "./servers.mjs"

/** @typedef {"start" | "dev" | "mock"} Mode */
/** @typedef {{ port: number, mockPort: number }} Ports */

/** The alliances of the mock's seed, printed after the start. */
const ALLIANCES = ["aurora", "harbor"]

/**
 * Returns the ports for a mode. Fails before any work is done if one of them is not available.
 * @param {Mode} mode
 * @returns {Promise<Ports>}
 */
export async function claim(mode) {
  const port = portFrom("PORT", 3000)
  const mockPort = portFrom("MOCK_PORT", 4010)
  const mock = { name: "MOCK_PORT", port: mockPort }
  await claimPorts(mode === "mock" ? [mock] : [{ name: "PORT", port }, mock])
  return { port, mockPort }
}

/**
 * Prepares and runs the servers of a mode until one of them ends or the user stops them.
 * @param {Mode} mode
 * @param {Ports} ports
 * @throws {Problem} if a server exited unexpectedly
 */
export async function serve(mode, { port, mockPort }) {
  await ensureGenerated()
  // on a fresh machine the mock needs some seconds to read the contract: the portal is built meanwhile
  const [mock] = await Promise.all([
    startMock({ port: mockPort, portal: process.env.MOCK_PORTAL ?? (mode === "mock" ? "" : portalOrigin(port)) }),
    mode === "start" ? ensureBuilt() : undefined,
  ])
  /** @type {[string, import("./servers.mjs").Server][]} */
  const servers = [["mock backend", mock]]
  if (mode === "start") servers.push(["portal", await startPortal({ port, mockPort })])
  if (mode === "dev") servers.push(["portal", await startDevelopment({ port, mockPort })])
  /** @type {Promise<undefined>} */
  const stopped = new Promise((resolve) => onStopSignal(() => resolve(undefined)))
  await greet(mode, { port, mockPort })
  const first = await Promise.race([stopped, ...servers.map(([name, { child }]) => child.ended.then(() => name))])
  await Promise.all(servers.map(([, { child }]) => child.stop()))
  if (first === undefined) return process.exit(0)
  const log = servers.find(([name]) => name === first)?.[1].child.log ?? ""
  throw new Problem(`${tail(log)}\nThe ${first} ended by itself, so the rest was stopped too; its log is ${log}`)
}

/**
 * Starts the portal inside Vite's development server. Its output, code errors included, goes to the terminal. Changed texts are recompiled on save.
 * @param {Ports} ports
 */
async function startDevelopment({ port, mockPort }) {
  const args = [command("@remix-run/dev/dist/cli.js"), "vite:dev", "-c", "remix.config.ts"]
  const child = start("dev", args, {
    terminal: true,
    env: { ...portalEnvironment(port, mockPort), NODE_ENV: "development" },
  })
  const origin = `http://127.0.0.1:${port}`
  await untilAnswers(`${origin}/readyz`, child, { what: "The portal", orFails: true })
  const compileTexts = oneAtATime(() => ensureGenerated().catch((error) => say(error.message)))
  for (const language of ["en", "zh"]) watch(join(root, "app/i18n", language), () => void compileTexts())
  return { origin, child }
}

/**
 * Runs the work one call at a time. All calls during a run cause one more run: saving a hundred files together compiles twice.
 * @param {() => Promise<unknown>} work must not reject
 * @returns {() => Promise<void>}
 */
export function oneAtATime(work) {
  let running = false
  let wanted = false
  return async () => {
    wanted = true
    if (running) return
    running = true
    while (wanted) {
      wanted = false
      await work()
    }
    running = false
  }
}

/**
 * Prints the addresses and the test people.
 * @param {Mode} mode
 * @param {Ports} ports
 */
async function greet(mode, { port, mockPort }) {
  const mock = `http://127.0.0.1:${mockPort}`
  say("")
  if (mode !== "mock") for (const alliance of ALLIANCES) say(`  Portal        http://127.0.0.1:${port}/a/${alliance}`)
  say(`  Mock backend  ${mock}/api (sign-on page ${mock}/sso/login, control ${mock}/__mock)`)
  say(`  Logs          .cache/logs/`)
  if (mode !== "mock") say(`\nSign in as (both alliances):\n${await peopleText()}`)
  say("\nStop with Ctrl-C.")
}
