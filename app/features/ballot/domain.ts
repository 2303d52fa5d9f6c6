import { ballotPaths } from "#app/lib/paths/ballot.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { eventStatusTexts } from "#app/parts/event/event-status.ts"
import { ballotList } from "./ballot.list.ts"

export const ballot: Domain = {
  records: {
    ballot: {
      href: ballotPaths.detail,
      letter: "B",
      name: "ballot.detail.title",
      isConfidential: true,
      statuses: eventStatusTexts,
      create: { href: ballotPaths.create, text: "ballot.list.create" },
      needsMyAction: { actions: { vote: "waiting.do.vote" }, choose: ballotPaths.choose },
    },
  },
  operations: [
    "ballot.logged.create",
    "ballot.logged.update",
    "ballot.logged.cancel",
    "ballot.logged.extend",
    "ballot.logged.vote",
    "ballot.logged.pass",
    "ballot.logged.revoke",
    "ballot.logged.remind",
  ],
  fields: {
    counted_by: "ballot.counted-by",
    end_time: "ballot.ends",
    is_secret: "ballot.secret",
    majority_percent: "ballot-form.majority",
    meeting_id: "ballot.meeting",
    meeting_topic_id: "ballot-form.topic",
    options: "ballot.options",
    proxy_limit: "ballot.proxies",
    quorum_percent: "ballot-form.quorum",
    voters: "ballot.voters",
    weights: "ballot.weights",
  },
  navigation: { ...ballotList, position: 4, goKey: "b" },
}
