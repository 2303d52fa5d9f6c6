import { below } from "./address.ts"

/** Paths of export packages; the list is in `paths.ts`. */
export const exportPaths = {
  packing: (alliance: string) => below(alliance, "account", "download", "packing"),
  file: (alliance: string, id: string) => below(alliance, "account", "download", id, "file"),
  create: (alliance: string) => below(alliance, "export"),
}
