import type { components } from "#openapi/generated/schema.d.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type Status = components["schemas"]["DecisionStatus"]

/** Status tag style of each status (MEET-15). */
export const decisionSymbols = { recorded: "done", withdrawn: "void" } as const satisfies Record<Status, string>

/** Message ids of the statuses. */
export const decisionStatusTexts = {
  recorded: "decision.status.recorded",
  withdrawn: "status.withdrawn",
} as const satisfies Record<Status, MessageId>
