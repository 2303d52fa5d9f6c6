import type { components } from "#openapi/generated/schema.d.ts"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { nearDay, nearMoment } from "#app/lib/time.server.ts"
import type { groupMarks } from "#app/parts/group-mark.server.ts"
import { recordHref, recordReference } from "#app/parts/record-href.ts"
import { statusTextOf } from "#app/parts/status-texts.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { waitingActionText, waitingRoleText } from "./waiting-texts.ts"

/**
 * View data of one open action of this user: what, why, until when, and a link if it has a page (DASH-08).
 * @param mark returns the page's shared `GroupMark` of a group
 */
export function waitingView(
  item: components["schemas"]["NeedsMyAction"],
  context: RequestContext,
  mark: ReturnType<typeof groupMarks>,
) {
  const { locale, zone } = context
  const { kind, action, role, record, since_time, until_time, is_closing_soon } = item
  const style = { locale, zone }
  const isOverdue = until_time !== null && Date.parse(until_time) < context.now
  return {
    key: `${record.module} ${record.key} ${action}`,
    kind,
    title: record.title,
    code: recordReference(record),
    href:
      kind === "certification"
        ? certificationPaths.toAct(context.alliance, record.key)
        : recordHref(context.alliance, record),
    // Several steps of an application ask for the same action: its status tells them apart.
    state: kind === "certification" && record.status !== null ? statusTextOf(record.status, kind) : undefined,
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
