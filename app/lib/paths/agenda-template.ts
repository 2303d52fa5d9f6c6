import type { ShellScope } from "#app/lib/route-params.ts"
import { inShell } from "./address.ts"

/** Paths of the agenda templates of a group; the scope names it. */
export const agendaTemplatePaths = {
  list: (scope: ShellScope) => inShell(scope, "agenda-template"),
  create: (scope: ShellScope) => inShell(scope, "agenda-template", "create"),
  /** Keeps the topics of this meeting. */
  from: (scope: ShellScope, meeting: string) =>
    `${inShell(scope, "agenda-template", "create")}?from=${encodeURIComponent(meeting)}`,
  page: (scope: ShellScope, id: string, page: "edit" | "delete") => inShell(scope, "agenda-template", id, page),
}
