import { below } from "./address.ts"

/** Addresses of the pages of exports, without their list (`paths.ts`). */
export const exportPaths = {
  packing: (alliance: string) => below(alliance, "account", "download", "packing"),
  file: (alliance: string, id: string) => below(alliance, "account", "download", id, "file"),
  create: (alliance: string) => below(alliance, "export"),
}
