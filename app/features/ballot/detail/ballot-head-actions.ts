import type { components } from "#openapi/generated/schema.d.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import type { QuestionTexts } from "#app/parts/confirm/question.ts"
import type { HeadActions, PageAction } from "#app/parts/event/event-head.tsx"
import { feedAddress } from "#app/parts/event/event-href.ts"
import { exportAddress } from "#app/parts/export/export-address.ts"

/** Texts of the confirmation for each action on a ballot (FORM-06, VOTE-04). */
export const confirmTexts: Record<"cancel" | "remind", QuestionTexts> = {
  cancel: {
    link: "ballot-confirm.cancel.link",
    title: "ballot-confirm.cancel.title",
    text: "ballot-confirm.cancel.text",
    keep: "ballot-confirm.keep",
    kind: "danger",
  },
  remind: {
    link: "ballot-confirm.remind.link",
    title: "ballot-confirm.remind.title",
    text: "ballot-confirm.remind.text",
    keep: "confirm.send-none",
    kind: "primary",
  },
}

type Action = components["schemas"]["BallotAction"]

/** A button in a ballot's header: a link to a page or file, or a confirmation (a dialog with JavaScript, otherwise a page). */
export type BallotHeadAction =
  | PageAction
  | { kind: "question"; key: keyof typeof confirmTexts }
  | { kind: "extend"; key: "extend" }

type Subject = {
  id: string
  actions: readonly Action[]
  scope: ShellScope
  /** Acronym of the ballot's group, if any. */
  group: string | undefined
  /** The user has voted, and the receipt can be read again: not in a secret ballot. */
  hasReceipt: boolean
}

/** Actions with their own button. The rest are in the menu, with cancelling last (ROLE-05). */
const buttonActions = ["update", "extend", "pass", "revoke", "remind"] as const

function headActionOf(action: (typeof buttonActions)[number] | "cancel", { id, scope }: Subject): BallotHeadAction {
  if (action === "extend") return { kind: "extend", key: action }
  if (action === "pass" || action === "revoke")
    return { kind: "page", key: action, href: ballotPaths[action](scope, id), text: `ballot.action.${action}` }
  if (action !== "update") return { kind: "question", key: action }
  return { kind: "page", key: action, href: ballotPaths.edit(scope, id), text: "ballot.action.update" }
}

/** Documents and files: printable pages, calendar entries, exports. */
function filesOf({ id, scope, actions, hasReceipt }: Subject): PageAction[] {
  const { alliance } = scope
  const files: (PageAction | false)[] = [
    hasReceipt && {
      kind: "page",
      key: "receipt",
      href: ballotPaths.receipt(alliance, id),
      text: "ballot.action.receipt",
    },
    actions.includes("result.get") && {
      kind: "page",
      key: "result",
      href: ballotPaths.result(alliance, id),
      text: "ballot.action.result",
    },
    { kind: "file", key: "calendar", href: ballotPaths.calendar(alliance, id), text: "event.calendar" },
    { kind: "page", key: "feed", href: feedAddress(alliance, "ballot", id), text: "event.feed" },
    actions.includes("export") && {
      kind: "page",
      key: "export",
      href: exportAddress(alliance, { module: "ballot", key: id }, ballotPaths.detail(scope, id)),
      text: "event.export",
    },
  ]
  return files.filter((action) => action !== false)
}

/** A closed ballot is never reopened; it can be repeated as a new ballot. */
function repeatOf({ id, actions, scope, group }: Subject): PageAction[] {
  if (!actions.includes("ballot.create")) return []
  const shell: ShellScope = { alliance: scope.alliance, ...(group && { acronym: group }) }
  return [
    { kind: "page", key: "repeat", href: ballotPaths.create(shell, { previous: id }), text: "ballot.action.repeat" },
  ]
}

/** Returns the buttons of a ballot's header and the menu beside them. */
export function ballotHeadActions(ballot: Subject): HeadActions<BallotHeadAction> {
  const { actions } = ballot
  const cancel = actions.includes("cancel") ? [headActionOf("cancel", ballot)] : []
  return {
    primary: "update",
    first: [
      ...buttonActions.filter((one) => actions.includes(one)).map((one) => headActionOf(one, ballot)),
      ...repeatOf(ballot),
    ],
    more: [...filesOf(ballot), ...cancel],
  }
}
