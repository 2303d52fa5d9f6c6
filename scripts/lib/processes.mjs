import { spawn } from "node:child_process"
import { closeSync, openSync, readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { logFile, root } from "./paths.mjs"
import { Problem } from "./say.mjs"

/** Milliseconds between SIGTERM and SIGKILL, in which a server can finish its requests. */
const GRACE = 8_000

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set()

// Children must not outlive this process, even if it exits with an error.
process.on("exit", () => running.forEach((child) => signal(child, "SIGTERM")))

/**
 * Sends a signal to the process group of a child, so that its workers and browsers get it, too.
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function signal(child, name) {
  if (child.pid === undefined || child.exitCode !== null) return
  if (process.platform === "win32") return void child.kill(name)
  try {
    process.kill(-child.pid, name)
  } catch {
    child.kill(name) // the group is gone already
  }
}

/** @type {() => void} */
let stop = () => process.exit(130)
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => stop())

// npm forwards a stop signal only to its shell, and this process would survive it: stop as soon as the parent process is gone.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

/**
 * Sets the handler of stop signals. The default exits immediately, together with the children.
 * @param {() => void} handler
 */
export function onStopSignal(handler) {
  stop = handler
}

/**
 * The last lines of a log, for an error message.
 * @param {string} file
 * @param {number} [lines]
 */
export function tail(file, lines = 25) {
  return readFileSync(file, "utf8").trimEnd().split("\n").slice(-lines).join("\n")
}

/**
 * @typedef {object} Child
 * @property {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} ended resolves when the process has exited, never rejects
 * @property {() => Promise<void>} stop sends SIGTERM, and SIGKILL after a grace period
 * @property {string} log path of the log file
 * @property {number | undefined} pid
 */

/**
 * Starts a Node process; its output goes to a log file (or to the terminal).
 * @param {string} name of the log file
 * @param {string[]} args for `node`
 * @param {{ env?: Record<string, string>, terminal?: boolean, program?: string, cwd?: string }} [options] cwd: default is the repository
 * @returns {Child}
 */
export function start(name, args, { env = {}, terminal = false, program = process.execPath, cwd = root } = {}) {
  const log = logFile(name)
  const output = openSync(log, "w")
  const child = spawn(program, args, {
    cwd,
    detached: process.platform !== "win32",
    env: { ...process.env, ...env },
    stdio: terminal ? ["ignore", "inherit", "inherit"] : ["ignore", output, output],
  })
  closeSync(output)
  running.add(child)
  /** @type {Child["ended"]} */
  const ended = new Promise((resolve) => {
    child.once("error", () => resolve({ code: 127, signal: null }))
    child.once("exit", (code, signal) => resolve({ code, signal }))
  })
  void ended.then(() => running.delete(child))
  const stop = async () => {
    signal(child, "SIGTERM")
    const late = sleep(GRACE, "late", { ref: false })
    if ((await Promise.race([ended, late])) === "late") signal(child, "SIGKILL")
    await ended
  }
  return { ended, stop, log, pid: child.pid }
}

/**
 * Runs a process and waits for its exit; after the deadline it counts as failed.
 * @param {string} name of the log file
 * @param {string[]} args for `node`
 * @param {{ env?: Record<string, string>, deadline?: number, program?: string, cwd?: string }} [options] deadline in milliseconds
 * @returns {Promise<{ ok: boolean, output: string }>} `output`: the last lines it printed
 */
export async function run(name, args, { deadline = 600_000, ...options } = {}) {
  const child = start(name, args, options)
  const late = sleep(deadline, "late", { ref: false })
  const first = await Promise.race([child.ended, late])
  if (typeof first !== "string") return { ok: first.code === 0, output: tail(child.log, 400) }
  await child.stop()
  return { ok: false, output: `${tail(child.log)}\nended after its deadline of ${deadline / 1000} s` }
}

/**
 * Runs a process that has to succeed.
 * @param {string} what for the message, e.g. "The build"
 * @param {Parameters<typeof run>} call
 * @throws {Problem} with the last lines of its output
 */
export async function must(what, ...call) {
  const { ok, output } = await run(...call)
  if (!ok) throw new Problem(`${output}\n${what} failed; the whole output is in .cache/logs/${call[0]}.log`)
}

/**
 * Waits until a URL responds with 2xx.
 * @param {string} url
 * @param {Child} child the process that serves the URL; waiting stops when it exits
 * @param {{ what: string, deadline?: number, orFails?: boolean }} options deadline in milliseconds; orFails: accepts an error status, too
 * @throws {Problem}
 */
export async function untilAnswers(url, child, { what, deadline = 60_000, orFails = false }) {
  let gone = false
  void child.ended.then(() => (gone = true))
  const end = performance.now() + deadline
  while (performance.now() < end) {
    if (gone) throw new Problem(`${tail(child.log)}\n${what} ended while starting; the whole output is in ${child.log}`)
    const answer = await answerOf(url)
    if (answer && (answer.ok || orFails)) return
    await sleep(40)
  }
  throw new Problem(`${tail(child.log)}\n${what} did not answer ${url} within ${deadline / 1000} s; see ${child.log}`)
}

/**
 * Handles a failed request: undefined means not ready yet. Browsers and `fetch` refuse ports that are reserved for other protocols.
 * @param {{ cause?: { message?: string } }} error
 * @param {string} url
 */
function failed({ cause }, url) {
  if (cause?.message !== "bad port") return undefined
  throw new Problem(`Browsers refuse to open port ${new URL(url).port}; choose another one.`)
}

/**
 * The response of a URL; undefined if there is none yet.
 * @param {string} url
 */
async function answerOf(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch((error) => failed(error, url))
  await answer?.body?.cancel()
  return answer
}
