import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import type { Params } from "#app/lib/route-params.ts"
import { zonedText } from "#app/lib/time.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { ballotOf, ballotReference, type Ballot } from "../ballot.server.ts"

type Schemas = components["schemas"]

type RecordColumns = CsvColumns<Schemas["BallotRecord"]>

type Counted = Pick<Ballot, "counted_by" | "is_secret" | "proxy_limit">

/** The columns that say who votes: people with their entity and, unless the ballot is secret, who cast a passed vote (VOTE-09), or entities with their weight and who cast the vote (VOTE-07). */
function voterColumns(
  { counted_by, is_secret, proxy_limit }: Counted,
  locale: RequestContext["locale"],
): RecordColumns {
  const nameOf = ({ user }: Schemas["BallotRecord"]) => user && personView(user, locale).name
  if (counted_by === "entity")
    return {
      "ballot.record.organization": ({ entity }) => entity && nameIn(locale, entity),
      "ballot.weight": ({ weight }) => weight,
      "ballot.record.cast-by": nameOf,
    }
  return {
    "ballot.record.voter": nameOf,
    "ballot.record.organization": ({ user }) => user && personView(user, locale).organization,
    ...(proxy_limit > 0 &&
      !is_secret && {
        "ballot.record.cast-by": ({ cast_by }) => cast_by && personView(cast_by, locale).name,
      }),
  }
}

/**
 * Columns of the CSV file of a ballot's votes (VOTE-06).
 * @param ballot what it counts, and the vote of the current user, whose receipt code is written only on that user's row
 */
export function recordColumns(
  { locale, zone, viewer }: RequestContext,
  ballot: Counted & Pick<Ballot, "my_vote">,
): RecordColumns {
  const intl = serverIntl(locale)
  const { is_secret, my_vote } = ballot
  return {
    ...voterColumns(ballot, locale),
    "ballot.record.state": ({ state }) =>
      intl.formatMessage({ id: state === "voted" ? "ballot.vote.voted" : "ballot.vote.not-voted" }),
    ...(!is_secret && {
      "ballot.record.option": ({ option }) => option?.text,
      "ballot.record.reason": ({ reason }) => reason,
    }),
    "ballot.record.time-in-zone": ({ time }) => time && zonedText(time, zone),
    ...(!is_secret && {
      "ballot.record.receipt": ({ user }) => (user && user.id === viewer?.userId ? my_vote?.receipt_code : null),
    }),
  }
}

/** Exports the votes of a ballot as a CSV file, for users who may read them (VOTE-06). */
export async function recordFile(context: RequestContext, params: Params): Promise<Response> {
  const ballot = await ballotOf(context, params)
  const input = { path: { id: ballot.id }, query: { sort: "name" as const } }
  return csvAnswer(context, {
    name: "ballot.records.file",
    values: { number: ballotReference(ballot) },
    columns: recordColumns(context, ballot),
    load: (part) => context.api.get("/ballot/{id}/record", { ...input, query: { ...input.query, ...part } }),
  })
}
