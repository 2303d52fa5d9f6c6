import type { components } from "#openapi/generated/schema.d.ts"
import { below } from "./address.ts"

type ThreadModule = components["schemas"]["ThreadModule"]

/** The record that threads are on. */
export type ThreadsOn = { module: ThreadModule; key: string }

/** Paths of the discussion of a record, of its threads and their comments. */
export const threadPaths = {
  list: (alliance: string, { module, key }: ThreadsOn) => below(alliance, "thread", module, key),
  /** For scripts: the same as data. */
  data: (alliance: string, { module, key }: ThreadsOn) => below(alliance, "discussion", module, key),
  detail: (alliance: string, { module, key }: ThreadsOn, id: string) => below(alliance, "thread", module, key, id),
  comment: (alliance: string, { module, key }: ThreadsOn, id: string, comment: string, page: "edit" | "delete") =>
    below(alliance, "thread", module, key, id, comment, page),
}
