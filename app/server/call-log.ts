import type { CallRecord } from "#app/api/client.server.ts"
import { log } from "./log.ts"
import type { Services } from "./services.ts"

/** Returns a recorder that writes the backend calls of one request to the log and the metrics. */
export function recordCalls({ metrics }: Pick<Services, "metrics">, requestId: string) {
  return (call: CallRecord): void => {
    metrics?.called(call)
    const entry = { requestId, ...call }
    if (call.mismatch) log.error(entry, "the backend's answer does not match the contract")
    else if (call.failure && call.failure !== "aborted" && call.failure !== "refused")
      log.warn(entry, "backend call failed")
    else log.debug(entry, "backend call")
  }
}
