import type { components } from "#openapi/generated/schema.d.ts"
import { nearDay, nearMoment } from "#app/lib/time.server.ts"
import { recordKind } from "#app/parts/domain/registry.server.ts"
import type { groupMarks } from "#app/parts/group-mark.server.ts"
import { recordHref, recordReference } from "#app/parts/record-href.server.ts"
import { statusTextOf } from "#app/parts/status-texts.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { MessageId } from "#app/ui/message-id.ts"
import { type WaitingKind, waitingRoleText } from "./waiting-texts.ts"

/** The label of a requested action; falls back to the label of its kind. */
export function waitingActionText(kind: WaitingKind, action: string): MessageId {
  return recordKind(kind).needsMyAction?.actions[action] ?? `waiting.kind.${kind}`
}

type Item = components["schemas"]["NeedsMyAction"]

/** URL of the page with the action. */
function hrefOf({ kind, record }: Item, alliance: string): string | undefined {
  return recordKind(kind).needsMyAction?.href?.({ alliance }, record.key) ?? recordHref(alliance, record)
}

/** More options than these do not fit into a row: they are chosen on the page of the record. */
const MOST_CHOICES = 4

/** The options of the row, each with the URL where it is confirmed (VOTE-03); empty if they are chosen on the page of the record. */
function choicesOf({ kind, record, options = [] }: Item, alliance: string): { text: string; href: string }[] {
  const choose = recordKind(kind).needsMyAction?.choose
  if (!choose || options.length > MOST_CHOICES) return []
  return options.map(({ id, text }) => ({ text, href: choose({ alliance }, record.key, id) }))
}

/** The status of the record, if it tells several steps apart that ask for the same action. */
function shownStatus({ kind, record }: Item): MessageId | undefined {
  if (!recordKind(kind).needsMyAction?.showsStatus || record.status === null) return undefined
  return statusTextOf(record.status, kind)
}

/**
 * View data of one open action of this user: what, why, until when, and a link if it has a page (DASH-08).
 * @param mark returns the page's shared `GroupMark` of a group
 */
export function waitingView(item: Item, context: RequestContext, mark: ReturnType<typeof groupMarks>) {
  const { locale, zone } = context
  const { kind, action, role, record, since_time, until_time, is_closing_soon } = item
  const style = { locale, zone }
  const isOverdue = until_time !== null && Date.parse(until_time) < context.now
  return {
    key: `${record.module} ${record.key} ${action}`,
    kind,
    title: record.title,
    // the code of a task is its id in the backend, which can be long, and which nobody uses in speech
    code: record.module === "task" ? undefined : recordReference(record),
    href: hrefOf(item, context.alliance),
    choices: choicesOf(item, context.alliance),
    state: shownStatus(item),
    what: waitingActionText(kind, action),
    why: waitingRoleText(role),
    group: record.group ? mark(record.group) : undefined,
    since: nearDay(since_time, style),
    until: until_time === null ? undefined : nearMoment(until_time, { ...style, isEnd: kind === "proposal" }),
    isSoon: is_closing_soon && !isOverdue,
    isOverdue,
  }
}

export type WaitingView = ReturnType<typeof waitingView>
