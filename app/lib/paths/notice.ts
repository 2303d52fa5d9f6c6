import type { components } from "#openapi/generated/schema.d.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inShell } from "./address.ts"

/** Paths of notices; the list is in `paths.ts`. */
export const noticePaths = {
  create: (scope: ShellScope) => inShell(scope, "notice", "create"),
  detail: (scope: ShellScope, id: string) => inShell(scope, "notice", id),
  page: (scope: ShellScope, id: string, page: "edit" | "preview" | "plan" | "recipients" | "delivery") =>
    inShell(scope, "notice", id, page),
  recipientsCheck: (scope: ShellScope, id: string, importId: string) =>
    inShell(scope, "notice", id, "recipients", importId),
  recipientsSkipped: (alliance: string, id: string, importId: string) =>
    below(alliance, "notice", id, "recipients", importId, "skipped.xlsx"),
  template: (alliance: string, language: components["schemas"]["ImportLanguage"]) =>
    `${below(alliance, "notice", "template")}?language=${language}`,
  confirm: (scope: ShellScope, id: string, action: "recall" | "delete") =>
    inShell(scope, "notice", id, "confirm", action),
  csv: (alliance: string) => below(alliance, "notice.csv"),
  deliveryCsv: (alliance: string, id: string) => below(alliance, "notice", id, "delivery.csv"),
}
