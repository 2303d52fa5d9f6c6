import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import * as z from "zod/mini"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { paths } from "#app/lib/paths.ts"
import { zoneHere } from "#app/lib/time.server.ts"
import { inboxEntryView, type LatestEntries } from "#app/parts/inbox/entry-view.server.ts"
import { recordHref } from "#app/parts/record-href.server.ts"
import { refusalResponse } from "#app/parts/refusal-text.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { optionalText } from "#app/forms/schema/schema.ts"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission } from "#app/forms/submit/submission.server.ts"
import { inboxQuery, type InboxSearch, inboxStatuses } from "./list.query.ts"

/** Marks one inbox entry as read or, without an id, all of them (ACC-04). */
const inboxSchema = z.object({ id: optionalText(64) })

/** Returns one page of the user's inbox (ACC-04, SHELL-06). */
export async function listInbox(context: RequestContext, search: InboxSearch) {
  const { status } = search.filters
  const query = { ...listParameters(search), status: status && [status] }
  const list = valueOf(await context.api.get("/inbox", { query }))
  return {
    items: list.items.map((entry) => inboxEntryView(entry, context)),
    total: list.total,
    counts: inboxStatuses.map((one) => ({ status: one, count: list.counts[one] })),
    zone: zoneHere(context),
    allKey: list.counts.unread > 0 ? newIdempotencyKey() : undefined,
  }
}

/** The ten latest entries, for the panel of the bell (SHELL-01). */
export async function latestEntries(context: RequestContext): Promise<LatestEntries> {
  const { items } = await listInbox(context, { ...inboxQuery.parse(paths.inbox(context.alliance)), size: 10 })
  return { items }
}

/**
 * Opens an entry: marks it as read and redirects to the page it refers to; without an id, marks all as read. Unread entries are opened with
 * a form because a GET request must not change anything (ACC-04).
 */
export const readInbox = withSchema(inboxSchema, async ({ request, context }: ActionFunctionArgs) => {
  const submission = await parseSubmission(request, inboxSchema)
  if (submission.status !== "success") return invalid(submission)
  const { id } = submission.value
  const body = id === undefined ? {} : { ids: [id] }
  const done = await context.api.post("/inbox/read", { body, idempotencyKey: idempotencyKey(submission) })
  if (!done.ok) return refusalResponse(done.failure, context)
  const back = paths.inbox(context.alliance) + new URL(request.url).search
  const [entry] = done.value.entries
  if (!entry)
    await sendFlash(context, { tone: "done", id: "inbox.read.done", values: { total: done.value.read_total } })
  return redirect((entry?.record && recordHref(context.alliance, entry.record)) ?? back, 303)
})
