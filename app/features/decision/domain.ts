import { decisionPaths } from "#app/lib/paths/decision.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { decisionStatusTexts } from "./decision.status.ts"

export const decision: Domain = {
  records: {
    decision: {
      href: decisionPaths.detail,
      letter: "DEC",
      name: "decision.detail.title",
      isConfidential: true,
      ownStatuses: { recorded: decisionStatusTexts.recorded },
    },
  },
}
