import { below } from "./address.ts"

/** Paths of the operation log of the alliance. */
export const operationLogPaths = {
  list: (alliance: string) => below(alliance, "admin", "log"),
  csv: (alliance: string) => below(alliance, "admin", "log.csv"),
}
