import { nameIn } from "#app/lib/locale.ts"
import { moment } from "#app/lib/time.server.ts"
import { recordHref } from "#app/parts/record-href.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { components } from "#openapi/generated/schema.d.ts"

type Entry = components["schemas"]["InboxEntry"]

/** View data of one inbox entry, with a link if its record has a page, and the key of the form that marks it as read (ACC-04). */
export function inboxEntryView({ id, time, subject, text, is_read, record }: Entry, context: RequestContext) {
  return {
    id,
    subject,
    text: text || undefined,
    time: moment(time, context),
    isRead: is_read,
    href: record ? recordHref(context.alliance, record) : undefined,
    group: record?.group ? nameIn(context.locale, record.group) : undefined,
    key: is_read ? undefined : newIdempotencyKey(),
  }
}

export type InboxEntryView = ReturnType<typeof inboxEntryView>

/** What the bell shows. */
export type LatestEntries = { items: InboxEntryView[] }
