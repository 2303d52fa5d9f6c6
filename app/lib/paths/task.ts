import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inShell } from "./address.ts"

/** Paths of tasks; the list is in `paths.ts`. */
export const taskPaths = {
  create: (scope: ShellScope) => inShell(scope, "task", "create"),
  detail: (scope: ShellScope, id: string) => inShell(scope, "task", id),
  edit: (scope: ShellScope, id: string) => inShell(scope, "task", id, "edit"),
  subtaskCreate: (scope: ShellScope, id: string) => inShell(scope, "task", id, "subtask", "create"),
  confirm: (scope: ShellScope, id: string, action: "complete" | "cancel") =>
    inShell(scope, "task", id, "confirm", action),
  csv: (alliance: string) => below(alliance, "task.csv"),
}
