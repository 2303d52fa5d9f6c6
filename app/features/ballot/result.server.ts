import { valueOf } from "#app/api/failure.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { offered } from "#app/parts/offered.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Ballot } from "./ballot-access.server.ts"
import { recordView, resultView, type RecordView } from "./ballot-result.server.ts"

/**
 * The totals of a ballot and, where they may be read, the votes of all voters by name.
 * @throws the 403 screen where the ballot does not offer its result; the backend is asked why
 */
export async function wholeResult(context: RequestContext, { id, actions }: Ballot) {
  const asked = await context.api.get("/ballot/{id}/result", { path: { id } })
  await offered(context, actions, "result.get", () => (asked.ok ? { kind: "forbidden" } : asked.failure))
  const records = actions.includes("record.list") ? await allRecords(context, id) : undefined
  return { result: resultView(valueOf(asked), context), records }
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
