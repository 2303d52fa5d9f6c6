import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inShell } from "./address.ts"

/** Paths of date polls. */
export const datePollPaths = {
  list: (scope: ShellScope) => inShell(scope, "date-poll"),
  create: (scope: ShellScope) => inShell(scope, "date-poll", "create"),
  detail: (scope: ShellScope, id: string) => inShell(scope, "date-poll", id),
  page: (scope: ShellScope, id: string, page: "edit" | "answer" | "reopen") => inShell(scope, "date-poll", id, page),
  confirm: (scope: ShellScope, id: string, action: "remind" | "close" | "cancel") =>
    inShell(scope, "date-poll", id, "confirm", action),
  decide: (scope: ShellScope, id: string, slotId: string) => inShell(scope, "date-poll", id, "decide", slotId),
  invitation: (alliance: string, id: string, token: string) => below(alliance, "date-poll", id, "invitation", token),
}
