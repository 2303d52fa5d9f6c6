import { domains } from "#app/domains.server.ts"
import type { MessageId } from "#app/ui/message-id.ts"

/** Words by operation: of operations of the contract, and of changes caused by time or by another record (`system`). */
const texts = new Map<string, MessageId>(
  domains.flatMap(({ operations = [] }) => operations.map((text) => [text.replace(".logged.", "."), text] as const)),
)

/** All logged operations with a text, for the filter. */
export const operations = [...texts.keys()]

/** The message id of an operation; undefined if it has none yet: its own name is shown then. */
export function operationText(operation: string): MessageId | undefined {
  return texts.get(operation)
}
