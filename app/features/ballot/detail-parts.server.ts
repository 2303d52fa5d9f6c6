import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Ballot } from "./ballot-access.server.ts"
import { loadRecords, loadResult } from "./ballot-result.server.ts"

/** The parts of a ballot's page that load and fail on their own; what may not be read is left out (states.md section 4). */
export function loadParts(context: RequestContext, request: Pick<Request, "url">, { id, actions }: Ballot) {
  const log = loadOperationLog(context, "ballot", id)
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
  )
}
