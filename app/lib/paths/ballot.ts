import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inShell } from "./address.ts"

/** Paths of ballots; the list is in `paths.ts`. */
export const ballotPaths = {
  /** @param from id of the meeting that the ballot is about, or of the previous ballot */
  create: (scope: ShellScope, from: { meeting?: string; topic?: string; previous?: string } = {}) =>
    [inShell(scope, "vote", "create"), new URLSearchParams(from).toString()].filter(Boolean).join("?"),
  detail: (scope: ShellScope, id: string) => inShell(scope, "vote", id),
  /** The page of a ballot with a chosen option, which is left to confirm (VOTE-03). @param option its id */
  choose: (scope: ShellScope, id: string, option: string) =>
    `${inShell(scope, "vote", id)}?${new URLSearchParams({ option }).toString()}#vote`,
  edit: (scope: ShellScope, id: string) => inShell(scope, "vote", id, "edit"),
  extend: (scope: ShellScope, id: string) => inShell(scope, "vote", id, "extend"),
  confirm: (scope: ShellScope, id: string, action: "cancel" | "remind") =>
    inShell(scope, "vote", id, "confirm", action),
  pass: (scope: ShellScope, id: string) => inShell(scope, "vote", id, "pass"),
  revoke: (scope: ShellScope, id: string) => inShell(scope, "vote", id, "revoke"),
  result: (alliance: string, id: string) => below(alliance, "vote", id, "result"),
  receipt: (alliance: string, id: string) => below(alliance, "vote", id, "receipt"),
  calendar: (alliance: string, id: string) => below(alliance, "vote", id, "calendar.ics"),
  recordsCsv: (alliance: string, id: string) => below(alliance, "vote", id, "records.csv"),
  csv: (alliance: string) => below(alliance, "vote.csv"),
}
