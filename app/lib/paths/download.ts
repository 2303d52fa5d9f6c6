import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inPlace } from "./address.ts"

/** Addresses of the pages of downloads, without their list (`paths.ts`). */
export const downloadPaths = {
  create: (place: ShellScope) => inPlace(place, "download", "create"),
  detail: (place: ShellScope, id: string) => inPlace(place, "download", id),
  page: (place: ShellScope, id: string, page: "edit" | "delete") => inPlace(place, "download", id, page),
  csv: (alliance: string) => below(alliance, "download.csv"),
  logCsv: (alliance: string, id: string) => below(alliance, "download", id, "log.csv"),
  categories: (alliance: string) => below(alliance, "download", "category"),
  categoryDelete: (alliance: string, id: string) => below(alliance, "download", "category", id, "delete"),
}
