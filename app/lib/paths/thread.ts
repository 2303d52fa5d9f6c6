import type { components } from "#openapi/generated/schema.d.ts"
import { below } from "./address.ts"

type ThreadModule = components["schemas"]["ThreadModule"]

/** The record that threads are on. */
export type ThreadsOn = { module: ThreadModule; key: string }

/** The part of a record that a new thread is about: a revision, with the id of a paragraph, or a topic. */
type About = { revision: string; paragraph?: string } | { topic: string }

/** Paths of the discussion of a record, of its threads and their comments. */
export const threadPaths = {
  list: (alliance: string, { module, key }: ThreadsOn) => below(alliance, "thread", module, key),
  /** The form of a new thread about a part of the record. */
  start: (alliance: string, { module, key }: ThreadsOn, about: About) =>
    `${below(alliance, "thread", module, key)}?${new URLSearchParams(about)}#start`,
  /** For scripts: how many threads the paragraphs of a revision have. */
  paragraphs: (alliance: string, code: string, revision: string) =>
    below(alliance, "discussion", "proposal", code, revision),
  /** For scripts: the same as data. */
  data: (alliance: string, { module, key }: ThreadsOn) => below(alliance, "discussion", module, key),
  detail: (alliance: string, { module, key }: ThreadsOn, id: string) => below(alliance, "thread", module, key, id),
  comment: (alliance: string, { module, key }: ThreadsOn, id: string, comment: string, page: "edit" | "delete") =>
    below(alliance, "thread", module, key, id, comment, page),
}
