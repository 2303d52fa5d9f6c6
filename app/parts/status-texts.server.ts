import { domains } from "#app/domains.server.ts"
import { joinTexts, recordKind, recordKinds } from "#app/parts/domain/registry.server.ts"
import type { MessageId } from "#app/ui/message-id.ts"

/** Words of the statuses that a refusal or the log may name. */
const statusTexts = joinTexts([...recordKinds, ...domains].map(({ statuses }) => statuses))

/**
 * Returns the message id of a status, with the words that the pages of this kind of record use; undefined for an unknown status.
 * @param kind the contract's module of the record
 */
export function statusTextOf(status: string, kind = ""): MessageId | undefined {
  const { ownStatuses = {} } = recordKind(kind)
  return Object.hasOwn(ownStatuses, status) ? ownStatuses[status] : statusTexts.get(status)
}
