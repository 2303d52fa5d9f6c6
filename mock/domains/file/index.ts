import type { Domain } from "#mock/engine/domain.ts"
import { fileHandlers } from "./handlers.ts"

/** Uploaded files that records refer to. */
export const file: Domain = {
  rows: ["file"],
  handlers: fileHandlers,
}
