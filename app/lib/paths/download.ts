import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inShell } from "./address.ts"

/** Paths of downloads; the list is in `paths.ts`. */
export const downloadPaths = {
  create: (scope: ShellScope) => inShell(scope, "download", "create"),
  detail: (scope: ShellScope, id: string) => inShell(scope, "download", id),
  page: (scope: ShellScope, id: string, page: "edit" | "delete") => inShell(scope, "download", id, page),
  csv: (alliance: string) => below(alliance, "download.csv"),
  logCsv: (alliance: string, id: string) => below(alliance, "download", id, "log.csv"),
  categories: (alliance: string) => below(alliance, "download", "category"),
  categoryDelete: (alliance: string, id: string) => below(alliance, "download", "category", id, "delete"),
}
