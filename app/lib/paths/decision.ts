import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inShell } from "./address.ts"

/** Paths of the register of decisions. */
export const decisionPaths = {
  list: (scope: ShellScope) => inShell(scope, "decision"),
  detail: (scope: ShellScope, id: string) => inShell(scope, "decision", id),
  csv: (alliance: string) => below(alliance, "decision.csv"),
}
