import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inPlace } from "./address.ts"

/** Addresses of the pages of ballots, without their list (`paths.ts`). */
export const ballotPaths = {
  /** @param from id of the meeting it is to be about, or of the ballot it is to follow */
  create: (place: ShellScope, from: { meeting?: string; previous?: string } = {}) =>
    [inPlace(place, "vote", "create"), new URLSearchParams(from).toString()].filter(Boolean).join("?"),
  detail: (place: ShellScope, id: string) => inPlace(place, "vote", id),
  edit: (place: ShellScope, id: string) => inPlace(place, "vote", id, "edit"),
  extend: (place: ShellScope, id: string) => inPlace(place, "vote", id, "extend"),
  confirm: (place: ShellScope, id: string, action: "cancel" | "remind") =>
    inPlace(place, "vote", id, "confirm", action),
  result: (alliance: string, id: string) => below(alliance, "vote", id, "result"),
  receipt: (alliance: string, id: string) => below(alliance, "vote", id, "receipt"),
  calendar: (alliance: string, id: string) => below(alliance, "vote", id, "calendar.ics"),
  recordsCsv: (alliance: string, id: string) => below(alliance, "vote", id, "records.csv"),
  csv: (alliance: string) => below(alliance, "vote.csv"),
}
