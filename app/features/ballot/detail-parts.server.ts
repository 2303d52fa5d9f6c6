import { early } from "#app/lib/beside.ts"
import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { ballotOf, type Ballot } from "./ballot-access.server.ts"
import { loadRecords, loadResult } from "./ballot-result.server.ts"

type Params = Readonly<Record<string, string | undefined>>

/**
 * A ballot, and the parts of its page that load and fail on their own; what may not be read is left out (states.md section 4).
 */
export async function loadBallot(context: RequestContext, request: Pick<Request, "url">, params: Params) {
  const since = performance.now()
  const log = early(loadOperationLog(context, "ballot", params.id ?? ""))
  const ballot = await ballotOf(context, params)
  return { ballot, parts: await partsOf(context, request, ballot, { log, since }) }
}

function partsOf(
  context: RequestContext,
  request: Pick<Request, "url">,
  { id, actions }: Ballot,
  { log, since }: { log: ReturnType<typeof loadOperationLog>; since: number },
) {
  const mayReadResult = actions.includes("result.get")
  const mayReadRecords = actions.includes("record.list")
  return settleWidgets(
    {
      log,
      ...(mayReadResult && { result: loadResult(context, id) }),
      ...(mayReadRecords && { records: loadRecords(context, id) }),
    },
    request,
    context,
    since,
  )
}
