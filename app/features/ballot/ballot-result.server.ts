import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { moment } from "#app/lib/time.server.ts"
import { loadWidget } from "#app/parts/widget/widgets.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { percentText } from "./ballot-words.server.ts"

type Schemas = components["schemas"]
type Reader = Pick<RequestContext, "locale" | "zone">

/** A part with its bar: `share` 0 to 1, `text` the same in words. */
const part = (share: number, locale: Reader["locale"]) => ({ share, text: percentText(share, serverIntl(locale)) })

/** The totals of a ballot as they are shown: counts, shares as words and as bars, what was asked for met or not (VOTE-05). */
export function resultView(result: Schemas["BallotResult"], { locale, zone }: Reader) {
  const { options, turnout, majority, quorum, approval_base, abstention_total, sealed_time } = result
  const leading = options.find(({ id }) => id === majority?.option_id)
  return {
    options: options.map(({ id, text: name, count, share }) => ({ id, name, count, ...part(share, locale) })),
    turnout: { voted: turnout.voted, total: turnout.total, ...part(turnout.share, locale) },
    abstentions: abstention_total,
    base: approval_base,
    quorum: quorum ? { percent: quorum.percent, isMet: quorum.is_met } : undefined,
    majority: majority
      ? {
          percent: majority.percent,
          isMet: majority.is_met,
          option: leading?.text,
          text: percentText(majority.share, serverIntl(locale)),
        }
      : undefined,
    isFinal: result.is_final,
    sealed: sealed_time === null ? undefined : moment(sealed_time, { locale, zone: zone.zone }),
  }
}

export type ResultView = ReturnType<typeof resultView>

/** One voter: what they voted, why and when; without an option they did not vote. */
export function recordView({ user, option, reason, time }: Schemas["BallotRecord"], { locale, zone }: Reader) {
  return {
    person: personView(user, locale),
    option: option?.text,
    reason: reason ?? undefined,
    when: time === null ? undefined : moment(time, { locale, zone: zone.zone }),
  }
}

export type RecordView = ReturnType<typeof recordView>

/** How many records stand on the page of a ballot; all of them are in the result and in the file. */
const shown = 25

/** The totals of a ballot; the part fails alone. */
export function loadResult({ api, locale, zone }: RequestContext, id: string) {
  return loadWidget(api.get("/ballot/{id}/result", { path: { id } }), (result) => resultView(result, { locale, zone }))
}

/** The latest votes; the part fails alone. */
export function loadRecords({ api, locale, zone }: RequestContext, id: string) {
  const query = { sort: "-time" as const, size: shown as 25 }
  return loadWidget(api.get("/ballot/{id}/record", { path: { id }, query }), ({ items, total }) => ({
    rows: items.map((record) => recordView(record, { locale, zone })),
    total,
  }))
}
