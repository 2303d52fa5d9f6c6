import { spawn } from "node:child_process"
import { closeSync, openSync, readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { logFile, root } from "./places.mjs"
import { Problem } from "./say.mjs"

/** How long a server may take to finish its requests after it was asked to stop, before it is ended hard. */
const GRACE = 8_000

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set()

/** Children do not outlive us, even when we end by an error. */
process.on("exit", () => running.forEach((child) => signal(child, "SIGTERM")))

/**
 * Each child leads a group of its own, so that its workers and browsers go with it.
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

// npm passes a stop signal to its shell only, which dies of it and leaves us behind: whoever npm started ends with npm.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

/**
 * What a stop signal does from now on; before the first call it ends us and our children at once.
 * @param {() => void} handler
 */
export function onStopSignal(handler) {
  stop = handler
}

/**
 * The last lines of a log, for a message about what went wrong.
 * @param {string} file
 * @param {number} [lines]
 */
export function tail(file, lines = 25) {
  return readFileSync(file, "utf8").trimEnd().split("\n").slice(-lines).join("\n")
}

/**
 * @typedef {object} Child
 * @property {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} ended settles when the process is gone, never rejects
 * @property {() => Promise<void>} stop asks it to end (SIGTERM), ends it hard after a grace period
 * @property {string} log its log file
 * @property {number | undefined} pid
 */

/**
 * Starts a Node process, its output in a log file (or on the terminal).
 * @param {string} name of the log file
 * @param {string[]} args for `node`
 * @param {{ env?: Record<string, string>, terminal?: boolean, program?: string, cwd?: string }} [options] cwd: the repository by default
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
 * Runs a process to its end.
 * @param {string} name of its log file
 * @param {string[]} args for `node`
 * @param {{ env?: Record<string, string>, deadline?: number, program?: string, cwd?: string }} [options] deadline in milliseconds
 * @returns {Promise<{ ok: boolean, output: string }>} `output`: the end of what it printed
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
 * @throws {Problem} with the end of its output
 */
export async function must(what, ...call) {
  const { ok, output } = await run(...call)
  if (!ok) throw new Problem(`${output}\n${what} failed; the whole output is in .cache/logs/${call[0]}.log`)
}

/**
 * Waits until an address answers 2xx.
 * @param {string} url
 * @param {Child} child the process that will answer; when it ends first there is no point in waiting
 * @param {{ what: string, deadline?: number, orFails?: boolean }} options deadline in milliseconds; orFails: an error page will do
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
 * No answer yet. Some ports belong to other protocols: no browser opens them, and neither does `fetch`.
 * @param {{ cause?: { message?: string } }} error
 * @param {string} url
 */
function failed({ cause }, url) {
  if (cause?.message !== "bad port") return undefined
  throw new Problem(`Browsers refuse to open port ${new URL(url).port}; choose another one.`)
}

/**
 * How an address answers now, if it does.
 * @param {string} url
 */
async function answerOf(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch((error) => failed(error, url))
  await answer?.body?.cancel()
  return answer
}
