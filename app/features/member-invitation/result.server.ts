import type { components } from "#openapi/generated/schema.d.ts"
import { memberInvitationStateValues } from "#openapi/generated/values/member-invitation-state.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { moment, momentWithZone } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { reasonOf } from "#app/parts/import/reason.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { ResultSearch } from "./invitation.status.ts"

type Invitation = components["schemas"]["MemberInvitation"]

function peopleOf({ items }: Invitation, { filters, page, size }: ResultSearch, context: RequestContext) {
  const intl = serverIntl(context.locale)
  const wanted = items.filter(({ state }) => filters.status === undefined || state === filters.status)
  return {
    items: wanted.slice((page - 1) * size, page * size).map((item) => {
      const { row, email, name, state } = item
      return { row, email, name, state, reason: reasonOf(item, intl) }
    }),
    total: wanted.length,
  }
}

export type InvitedPerson = ReturnType<typeof peopleOf>["items"][number]

/** The result of an invitation, person by person (ADM-01). */
export async function resultView(context: RequestContext, id = "", search: ResultSearch) {
  const invitation = valueOf(await context.api.get("/member-invitation/{id}", { path: { id } }))
  const at = { locale: context.locale, zone: context.zone }
  return {
    creator: personView(invitation.creator, context.locale).name,
    sent: moment(invitation.created_time, at),
    until: momentWithZone(invitation.expiry_time, at),
    text: richTextHtml(invitation.text, { alliance: context.alliance }),
    attachments: attachmentViews(invitation.attachments, context),
    groups: invitation.groups.map(({ acronym }) => acronym).join(" "),
    waiting: invitation.invited_total,
    failed: invitation.failed_total,
    counts: memberInvitationStateValues.map((value) => ({ value, count: invitation[`${value}_total`] })),
    page: peopleOf(invitation, search, context),
  }
}

export type ResultView = Awaited<ReturnType<typeof resultView>>
