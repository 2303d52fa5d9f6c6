import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inShell } from "./address.ts"

/** Paths of notices; the list is in `paths.ts`. */
export const noticePaths = {
  create: (place: ShellScope) => inShell(place, "notice", "create"),
  detail: (place: ShellScope, id: string) => inShell(place, "notice", id),
  page: (place: ShellScope, id: string, page: "edit" | "preview" | "recipients" | "delivery") =>
    inShell(place, "notice", id, page),
  recipientsCheck: (place: ShellScope, id: string, importId: string) =>
    inShell(place, "notice", id, "recipients", importId),
  recipientsSkipped: (alliance: string, id: string, importId: string) =>
    below(alliance, "notice", id, "recipients", importId, "skipped.xlsx"),
  template: (alliance: string, language: "english" | "chinese") =>
    `${below(alliance, "notice", "template")}?language=${language}`,
  confirm: (place: ShellScope, id: string, action: "recall" | "delete") =>
    inShell(place, "notice", id, "confirm", action),
  csv: (alliance: string) => below(alliance, "notice.csv"),
  deliveryCsv: (alliance: string, id: string) => below(alliance, "notice", id, "delivery.csv"),
}
