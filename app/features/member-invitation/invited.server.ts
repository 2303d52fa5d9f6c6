import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import * as z from "zod/mini"
import type { components } from "#openapi/generated/schema.d.ts"
import { invitedPersonActionValues } from "#openapi/generated/values/invited-person-action.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { memberPaths } from "#app/lib/paths/member.ts"
import { fullDay, momentWithZone } from "#app/lib/time.server.ts"
import { operationView } from "#app/parts/operation-log/operation-log.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { recordHref } from "#app/parts/record-href.server.ts"
import { refusalResponse } from "#app/parts/refusal-text.server.ts"
import { loadWidget } from "#app/parts/widget/widgets.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { text } from "#app/forms/schema/schema.ts"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission } from "#app/forms/submit/submission.server.ts"
import { type InvitedSearch, invitedStates } from "./invitation.status.ts"

/** Number of invitations shown; the operation log has all of them. */
const shownInvitations = 10

/** The latest invitations from the operation log: when, by whom, how many people, and the link to each (ADM-01). */
export function pastInvitations(context: RequestContext) {
  const query = { operation: ["member-invitation.create"], sort: "-time" as const, size: shownInvitations as 10 }
  return loadWidget(context.api.get("/operation-log", { query }), ({ items }) =>
    items.flatMap((row) => {
      if (!row.record) return []
      const { who, memo } = operationView(row, context)
      const when = momentWithZone(row.time, context)
      return [{ id: row.id, href: recordHref(context.alliance, row.record), when, who, memo }]
    }),
  )
}

export type PastInvitations = ReturnType<typeof pastInvitations>

/** Resends or revokes the invitation of one person (ADM-11). */
const invitedSchema = z.object({ invitation: text(64), row: z.int(), intent: z.enum(invitedPersonActionValues) })

type Person = components["schemas"]["InvitedPerson"]

/** States in which the end of the validity says something: nobody can join with an invitation that failed, was revoked or is used. */
const hasExpiry: readonly Person["state"][] = ["invited", "expired"]

function rowView(person: Person, context: RequestContext) {
  const { invitation_id, row, email, name, state, creator, groups, actions } = person
  return {
    invitation: invitation_id,
    row,
    email,
    name: name ?? undefined,
    state,
    creator: personView(creator, context.locale).name,
    sent: fullDay(person.sent_time, context),
    expiry: hasExpiry.includes(state) ? fullDay(person.expiry_time, context) : undefined,
    groups: groups.map(({ acronym }) => acronym).join(" "),
    href: memberPaths.invitation(context.alliance, invitation_id),
    actions,
    keys: { resend: newIdempotencyKey(), revoke: newIdempotencyKey() },
  }
}

export type InvitedRowView = ReturnType<typeof rowView>

/** One page of the people who were invited (ADM-11, SHELL-06). */
export async function listInvited(context: RequestContext, search: InvitedSearch) {
  const { state } = search.filters
  const query = { ...listParameters(search), state: state && [state] }
  const list = valueOf(await context.api.get("/member-invitation", { query }))
  return {
    items: list.items.map((person) => rowView(person, context)),
    total: list.total,
    counts: invitedStates.map((one) => ({ state: one, count: list.counts[one] })),
  }
}

const done = { resend: "member-invitation.resend.done", revoke: "member-invitation.revoke.done" } as const

/** Resends or revokes an invitation; a refusal is shown as one sentence above the list (ADM-11). */
export const changeInvited = withSchema(invitedSchema, async ({ request, context }: ActionFunctionArgs) => {
  const submission = await parseSubmission(request, invitedSchema)
  if (submission.status !== "success") return invalid(submission)
  const { invitation: id, row, intent } = submission.value
  // keep the key for a retry after a refusal: the first attempt may have succeeded (FORM-07)
  const call = { path: { id, row }, idempotencyKey: idempotencyKey(submission) }
  const answer =
    intent === "resend"
      ? await context.api.post("/member-invitation/{id}/person/{row}/resend", call)
      : await context.api.post("/member-invitation/{id}/person/{row}/revoke", call)
  if (!answer.ok) return refusalResponse(answer.failure, context, { id, row, intent, key: call.idempotencyKey })
  await sendFlash(context, { tone: "done", id: done[intent], values: { email: answer.value.email } })
  return redirect(memberPaths.invitations(context.alliance) + new URL(request.url).search, 303)
})
