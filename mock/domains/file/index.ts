import type { Domain } from "#mock/engine/domain.ts"
import { fileHandlers } from "./handlers.ts"

/** Files that people upload; records refer to them. */
export const file: Domain = {
  rows: ["file"],
  handlers: fileHandlers,
}
