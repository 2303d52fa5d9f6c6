import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inShell } from "./address.ts"

/** Paths of ballots; the list is in `paths.ts`. */
export const ballotPaths = {
  /** @param from id of the meeting that the ballot is about, or of the previous ballot */
  create: (place: ShellScope, from: { meeting?: string; previous?: string } = {}) =>
    [inShell(place, "vote", "create"), new URLSearchParams(from).toString()].filter(Boolean).join("?"),
  detail: (place: ShellScope, id: string) => inShell(place, "vote", id),
  edit: (place: ShellScope, id: string) => inShell(place, "vote", id, "edit"),
  extend: (place: ShellScope, id: string) => inShell(place, "vote", id, "extend"),
  confirm: (place: ShellScope, id: string, action: "cancel" | "remind") =>
    inShell(place, "vote", id, "confirm", action),
  result: (alliance: string, id: string) => below(alliance, "vote", id, "result"),
  receipt: (alliance: string, id: string) => below(alliance, "vote", id, "receipt"),
  calendar: (alliance: string, id: string) => below(alliance, "vote", id, "calendar.ics"),
  recordsCsv: (alliance: string, id: string) => below(alliance, "vote", id, "records.csv"),
  csv: (alliance: string) => below(alliance, "vote.csv"),
}
