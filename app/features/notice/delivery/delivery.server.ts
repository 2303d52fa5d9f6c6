import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { subjectIn } from "#app/lib/locale.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { type Params, recordId, shellScopeFrom } from "#app/lib/route-params.ts"
import { moment, zonedText, zoneHere } from "#app/lib/time.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { forbiddenBy, refusedWith } from "#app/parts/forbidden.server.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { tables } from "#openapi/generated/states.ts"
import { noticeOf, withoutAuthors } from "../notice-access.server.ts"
import { deliveryQuery, type DeliverySearch } from "../list/list.query.ts"
import { deliveryStates, deliveryStateTexts } from "../notice.status.ts"

type Delivery = components["schemas"]["Delivery"]

function listQueryOf(search: DeliverySearch) {
  const { status, kind } = search.filters
  return { ...listParameters(search), state: status && [status], kind: kind && [kind] }
}

/** Fetches the notice whose deliveries are requested. @throws the 403 screen if the notice does not offer them */
async function noticeWithDeliveries(context: RequestContext, params: Params) {
  const notice = await noticeOf(context, params)
  await requireAction(context, notice.actions, "delivery.list", () =>
    notice.status === "draft" || notice.status === "planned"
      ? refusedWith("state_refused", { status: notice.status })
      : withoutAuthors(forbiddenBy(tables.notice, "delivery.list", { isInGroup: notice.group !== null })),
  )
  return notice
}

function rowView({ id, member, email, language, state, time, failure }: Delivery, { locale, zone }: RequestContext) {
  return {
    id,
    name: member ? personView(member, locale).name : undefined,
    email,
    language,
    state,
    time: time === null ? undefined : moment(time, { locale, zone }),
    failure: failure ?? undefined,
  }
}

export type DeliveryRow = ReturnType<typeof rowView>

/** One page of the deliveries of a notice (NOTICE-02). */
export async function deliveryView(context: RequestContext, params: Params, search: DeliverySearch) {
  const path = { id: recordId(params) }
  const [notice, deliveries] = await inParallel(
    noticeWithDeliveries(context, params),
    context.api.get("/notice/{id}/delivery", { path, query: listQueryOf(search) }),
  )
  const list = valueOf(deliveries)
  return {
    id: notice.id,
    scope: shellScopeFrom(params),
    subject: subjectIn(context.locale, notice),
    isOver: notice.status === "sent",
    items: list.items.map((row) => rowView(row, context)),
    total: list.total,
    counts: deliveryStates.map((state) => ({ state, count: list.counts[state] })),
    zone: zoneHere(context),
  }
}

/** Columns of the CSV file: times with UTC offset. */
function columnsFor({ locale, zone }: RequestContext): CsvColumns<Delivery> {
  const intl = serverIntl(locale)
  return {
    "notice.delivery.email": ({ email }) => email,
    "notice.delivery.name": ({ member }) => member && personView(member, locale).name,
    "notice.delivery.language": ({ language }) => intl.formatMessage({ id: `notice.language.${language}` }),
    "event.status": ({ state }) => intl.formatMessage({ id: deliveryStateTexts[state] }),
    "notice.delivery.time-in-zone": ({ time }) => time && zonedText(time, zone),
    "notice.delivery.failure": ({ failure }) => failure,
  }
}

/** All deliveries that match the filters, as a CSV file (SHELL-06). */
export async function deliveryFile(context: RequestContext, params: Params, url: string): Promise<Response> {
  const { id } = await noticeWithDeliveries(context, params)
  const query = listQueryOf(deliveryQuery.parse(url))
  return csvAnswer(context, {
    name: "notice.delivery.title",
    columns: columnsFor(context),
    load: (part) => context.api.get("/notice/{id}/delivery", { path: { id }, query: { ...query, ...part } }),
  })
}
