import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, type Result, valueOf } from "#app/lib/failure.ts"
import type { Locale } from "#app/lib/locale.ts"
import { isRecordId, type Params } from "#app/lib/route-params.ts"
import type { CalendarEntry } from "#app/parts/calendar-file/calendar-file.server.ts"
import { eventEntry } from "#app/parts/event/event-calendar.server.ts"
import { eventReference, type Numbered } from "#app/parts/event/event-number.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]
export type Ballot = Schemas["Ballot"]

const notFound = () => new ApiFailure({ kind: "not_found" })

/** Reference of a ballot; uses the group's numbering if it has a group. */
export const ballotReference = (ballot: Numbered) => eventReference("B", ballot)

/** The milliseconds between two reminders of a ballot, and its end, from which on none can be sent (VOTE-04). */
export const remindersOf = ({ end_time: until }: Pick<Ballot, "end_time">) => ({ pause: 86_400_000, until })

/** Returns the ballot identified by the route parameters. Within a group's pages, only ballots of that group are found. */
export async function ballotOf({ api }: RequestContext, { id = "", acronym }: Params): Promise<Ballot> {
  if (!isRecordId(id)) throw notFound()
  const ballot = valueOf(await api.get("/ballot/{id}", { path: { id } }))
  if (acronym !== undefined && ballot.group?.acronym !== acronym) throw notFound()
  return ballot
}

type PageAction = "update" | "extend"
type Preview = Promise<Result<Schemas["Preview"]>>

/** Fetches the preview of an action on the ballot in the route; the backend refuses it for the same reasons as the action itself. */
export function ballotPreview({ api }: RequestContext, { id = "" }: Params, action: PageAction): Preview {
  return api.get("/preview", { query: { module: "ballot", action, key: id } })
}

/**
 * Returns the ballot on which a page performs an action.
 * @param preview preview of that action
 * @throws the 403 screen if its `actions` do not include the action; the preview gives the reason
 */
export async function ballotFor(
  context: RequestContext,
  params: Params,
  action: PageAction,
  preview: Preview,
): Promise<Ballot> {
  const ballot = await ballotOf(context, params)
  await requireAction(context, ballot.actions, action, async () => whyNot(await preview))
  return ballot
}

/** A ballot as a calendar entry (CAL-03), from its start to its current end. @param reader `alliance` is its URL segment */
export function ballotEntry(ballot: Ballot, reader: { locale: Locale; alliance: string }): CalendarEntry {
  const { subject, end_time: end } = ballot
  const own = {
    subject: serverIntl(reader.locale).formatMessage({ id: "ballot.calendar.subject" }, { subject }),
    end,
    location: null,
    isBusy: false,
  }
  return eventEntry({ module: "ballot", letter: "B", event: ballot, ...own }, reader)
}
