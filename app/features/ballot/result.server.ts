import { valueOf } from "#app/api/failure.ts"
import { beside, early } from "#app/lib/beside.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { offered, whyNot } from "#app/parts/offered.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { ballotOf } from "./ballot-access.server.ts"
import { recordView, resultView, type RecordView } from "./ballot-result.server.ts"

type Params = Readonly<Record<string, string | undefined>>

/**
 * A ballot with its totals and, where they may be read, the votes of all voters by name. All are asked for at once; of a secret
 * ballot the backend gives no votes, and they are not missed.
 * @throws the 403 screen where the ballot does not offer its result; the backend said why
 */
export async function wholeResult(context: RequestContext, params: Params) {
  const { id = "" } = params
  const records = early(allRecords(context, id))
  const [ballot, asked] = await beside(
    ballotOf(context, params),
    context.api.get("/ballot/{id}/result", { path: { id } }),
  )
  await offered(context, ballot.actions, "result.get", () => whyNot(asked))
  const result = resultView(valueOf(asked), context)
  return { ballot, result, records: ballot.actions.includes("record.list") ? await records : undefined }
}

async function allRecords(context: RequestContext, id: string): Promise<RecordView[]> {
  const rows: RecordView[] = []
  const pages = everyPage(async (part) => {
    const input = { path: { id }, query: { sort: "name" as const, ...part } }
    const { items, total } = valueOf(await context.api.get("/ballot/{id}/record", input))
    return { items: items.map((record) => recordView(record, context)), total }
  })
  for await (const page of pages) rows.push(...page)
  return rows
}
