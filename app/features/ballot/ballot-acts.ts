import type { components } from "#app/api/schema.d.ts"
import { paths } from "#app/lib/paths.ts"
import type { Place } from "#app/lib/place.ts"
import { feedAddress } from "#app/parts/calendar-file/feed-address.ts"
import type { PageAct } from "#app/parts/event-page/event-acts.tsx"
import { exportAddress } from "#app/parts/export/export-address.ts"
import type { ConfirmAction } from "./confirm-actions.ts"

type Action = components["schemas"]["BallotAction"]

/** A button of a ballot's head: a link to a page or a file, or a page that asks first, in a dialog where there are scripts. */
export type Act = PageAct | { kind: "question"; key: ConfirmAction } | { kind: "extend"; key: "extend" }

type Subject = {
  id: string
  actions: readonly Action[]
  place: Place
  /** Acronym of its group, if any. */
  group: string | undefined
  hasVoted: boolean
}

/** What stands on its own; the rest is in the menu, the end of the ballot last (ROLE-05). */
const first = ["update", "extend", "remind"] as const

function actOf(action: (typeof first)[number] | "cancel", { id, place }: Subject): Act {
  if (action === "extend") return { kind: "extend", key: action }
  if (action !== "update") return { kind: "question", key: action }
  return { kind: "page", key: action, href: paths.ballotEdit(place, id), text: "ballot.act.update" }
}

/** Documents and files: for paper, for a calendar, for one's own records. */
function filesOf({ id, place, actions, hasVoted }: Subject): PageAct[] {
  const { alliance } = place
  const files: (PageAct | false)[] = [
    hasVoted && { kind: "page", key: "receipt", href: paths.ballotReceipt(alliance, id), text: "ballot.act.receipt" },
    actions.includes("result.get") && {
      kind: "page",
      key: "result",
      href: paths.ballotResult(alliance, id),
      text: "ballot.act.result",
    },
    { kind: "file", key: "calendar", href: paths.ballotCalendar(alliance, id), text: "event.calendar" },
    { kind: "page", key: "feed", href: feedAddress(alliance, "ballot", id), text: "event.feed" },
    actions.includes("export") && {
      kind: "page",
      key: "export",
      href: exportAddress(alliance, { module: "ballot", key: id }, paths.ballot(place, id)),
      text: "event.export",
    },
  ]
  return files.filter((act) => act !== false)
}

/** A ballot that is over is never opened again; a new one follows it. */
function repeatOf({ id, actions, place, group }: Subject): PageAct[] {
  if (!actions.includes("ballot.create")) return []
  const shell: Place = { alliance: place.alliance, ...(group && { acronym: group }) }
  return [{ kind: "page", key: "repeat", href: paths.ballotCreate(shell, { previous: id }), text: "ballot.act.repeat" }]
}

/** The buttons of a ballot's head, and the menu beside them. */
export function ballotActs(ballot: Subject): { shown: Act[]; more: Act[] } {
  const { actions } = ballot
  const cancel = actions.includes("cancel") ? [actOf("cancel", ballot)] : []
  return {
    shown: [...first.filter((one) => actions.includes(one)).map((one) => actOf(one, ballot)), ...repeatOf(ballot)],
    more: [...filesOf(ballot), ...cancel],
  }
}
