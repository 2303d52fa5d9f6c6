import { fork } from "node:child_process"
import { once } from "node:events"
import { sessionCookie, type Session } from "#app/session/session.server.ts"
import { testEnvironment } from "#tests/support/servers.ts"
import { readerPrefix } from "./live-backend.ts"

/** `told` and `seen`: pairs of a number of votes and the time in milliseconds when the window was told of it, or had read it. */
type Window = { told: number[]; seen: number[] }

/** What open windows report. */
export type WindowsReport = {
  counts: Record<"opened" | "refused" | "broken" | "ended" | "read" | "busy" | "failed", number>
  /** windows with an open stream */
  open: number
  windows: Window[]
}

export type OpenWindows = { report(): Promise<WindowsReport>; close(): void }

/** The cookie of a reader's session, sealed with the secret of the portals under test: thousands of logins would take minutes. */
export async function readerCookie(
  at: number,
  session: Partial<Session> & Pick<Session, "allianceId">,
): Promise<string> {
  const secrets = [testEnvironment(0).SESSION_SECRETS ?? ""]
  const cookies = sessionCookie({ secrets, isSecure: false }, { idleMinutes: 120, hours: 12 })
  const id = `${readerPrefix}${at}`
  const now = Date.now()
  const sealed = await cookies.start({
    token: id,
    userId: id,
    username: id,
    allianceUrl: "aurora",
    org: "Aurora",
    isAdmin: false,
    bizRoles: [],
    timezone: "Europe/Oslo",
    language: "english",
    startedAt: now,
    seenAt: now,
    ...session,
  })
  return sealed.split(";", 1)[0] ?? ""
}

/** Opens windows of a portal in a process of their own. @param order what they show, and how many are opened in a second */
export async function openWindows(order: {
  portal: string
  changes: string
  data: string
  record: string
  cookies: readonly string[]
  perSecond: number
}): Promise<OpenWindows> {
  const child = fork(new URL("windows-process.mjs", import.meta.url), { execArgv: [] })
  const report = async (message: object | string) => {
    child.send(message)
    const [reported] = (await once(child, "message")) as [WindowsReport]
    return reported
  }
  await report(order)
  return { report: () => report("report"), close: () => void child.disconnect() }
}

/** Delays in milliseconds between votes and the windows that learn of them. */
export type Delays = { count: number; missing: number; p50: number; p99: number; most: number }

/** @param votes when the answer to each vote came, in milliseconds, in the order of their numbers from 1 on; those without an answer are left out */
export function delaysOf(windows: readonly Window[], of: keyof Window, votes: readonly (number | undefined)[]): Delays {
  const delays: number[] = []
  let missing = 0
  for (const window of windows) {
    const pairs = window[of]
    let at = 0
    for (const [index, answered] of votes.entries()) {
      if (!answered) continue
      while (at < pairs.length && (pairs[at] ?? 0) < index + 1) at += 2
      const time = pairs[at + 1]
      if (time === undefined) missing += 1
      else delays.push(Math.max(0, time - answered))
    }
  }
  const sorted = Float64Array.from(delays).sort()
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity
  return { count: sorted.length, missing, p50: share(0.5), p99: share(0.99), most: share(1) }
}
