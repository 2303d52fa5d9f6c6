import { operationView } from "#app/parts/operation-log/operation-log.server.ts"
import { recordHref } from "#app/parts/record-href.ts"
import { loadWidget } from "#app/parts/widget/widgets.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** How many are shown; the log has all of them. */
const shown = 10

/** The latest invitations, as the log knows them: when, by whom, how many; each with its page (ADM-01). */
export function pastInvitations(context: RequestContext) {
  const query = { operation: ["member-invitation.create"], sort: "-time" as const, size: shown as 10 }
  return loadWidget(context.api.get("/operation-log", { query }), ({ items }) =>
    items.flatMap((row) => {
      if (!row.record) return []
      const { when, who, memo } = operationView(row, context)
      return [{ id: row.id, href: recordHref(context.alliance, row.record), when, who, memo }]
    }),
  )
}

export type PastInvitations = ReturnType<typeof pastInvitations>
