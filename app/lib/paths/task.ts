import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inShell } from "./address.ts"

/** Paths of tasks; the list is in `paths.ts`. */
export const taskPaths = {
  create: (place: ShellScope) => inShell(place, "task", "create"),
  detail: (place: ShellScope, id: string) => inShell(place, "task", id),
  edit: (place: ShellScope, id: string) => inShell(place, "task", id, "edit"),
  subtaskCreate: (place: ShellScope, id: string) => inShell(place, "task", id, "subtask", "create"),
  confirm: (place: ShellScope, id: string, action: "complete" | "cancel") =>
    inShell(place, "task", id, "confirm", action),
  csv: (alliance: string) => below(alliance, "task.csv"),
}
