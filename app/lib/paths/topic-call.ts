import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inShell } from "./address.ts"

/** A page of a topic call. */
type TopicCallPage = "edit" | "summary" | "cancel" | "topic/create"

/** Paths of topic calls; the list is in `paths.ts`. */
export const topicCallPaths = {
  create: (scope: ShellScope) => inShell(scope, "topic", "create"),
  detail: (scope: ShellScope, id: string) => inShell(scope, "topic", id),
  page: (scope: ShellScope, id: string, page: TopicCallPage) => inShell(scope, "topic", id, ...page.split("/")),
  topic: (scope: ShellScope, id: string, topicId: string, page: "edit" | "withdraw") =>
    inShell(scope, "topic", id, "topic", topicId, page),
  codeRules: (alliance: string) => below(alliance, "topic", "code-rule"),
  csv: (alliance: string) => below(alliance, "topic.csv"),
  topicsCsv: (alliance: string, id: string) => below(alliance, "topic", id, "topics.csv"),
}
