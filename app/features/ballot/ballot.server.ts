import type { components } from "#app/api/schema.d.ts"
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

/** The one number that names a ballot: the group's where there is one. */
export const ballotReference = (ballot: Numbered) => eventReference("B", ballot)

/** The ballot that an address names; below a group only a ballot of that group. */
export async function ballotOf({ api }: RequestContext, { id = "", acronym }: Params): Promise<Ballot> {
  if (!isRecordId(id)) throw notFound()
  const ballot = valueOf(await api.get("/ballot/{id}", { path: { id } }))
  if (acronym !== undefined && ballot.group?.acronym !== acronym) throw notFound()
  return ballot
}

type PageAction = "update" | "extend"
type Preview = Promise<Result<Schemas["Preview"]>>

/** What would follow from doing something to the ballot of an address; it is refused as the action itself would be. */
export function ballotPreview({ api }: RequestContext, { id = "" }: Params, action: PageAction): Preview {
  return api.get("/preview", { query: { module: "ballot", action, key: id } })
}

/**
 * The ballot to which a page does something.
 * @param preview what would follow
 * @throws the 403 screen where its `actions` do not offer that; the preview says why
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

/** A ballot for a calendar file (CAL-03): the span in which one can vote, as it was extended. @param reader `alliance` is its address segment */
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
