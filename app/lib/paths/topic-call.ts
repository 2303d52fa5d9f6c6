import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inShell } from "./address.ts"

/** A page of a topic call. */
export type TopicCallPage = "edit" | "summary" | "cancel" | "topic/create"

/** Paths of topic calls; the list is in `paths.ts`. */
export const topicCallPaths = {
  create: (place: ShellScope) => inShell(place, "topic", "create"),
  detail: (place: ShellScope, id: string) => inShell(place, "topic", id),
  page: (place: ShellScope, id: string, page: TopicCallPage) => inShell(place, "topic", id, ...page.split("/")),
  topic: (place: ShellScope, id: string, topicId: string, page: "edit" | "withdraw") =>
    inShell(place, "topic", id, "topic", topicId, page),
  codeRules: (alliance: string) => below(alliance, "topic", "code-rule"),
  csv: (alliance: string) => below(alliance, "topic.csv"),
  topicsCsv: (alliance: string, id: string) => below(alliance, "topic", id, "topics.csv"),
}
