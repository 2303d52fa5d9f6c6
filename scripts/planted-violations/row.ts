import type { Rule } from "../verify-backend/client/rules.ts"
import type { Plant } from "./proxy.ts"

/** A violation: its name, the operation and the rule for which it must be reported, and how it is planted. */
export type Row = [name: string, operation: string, rule: Rule, plant: (operation: string) => Plant]
