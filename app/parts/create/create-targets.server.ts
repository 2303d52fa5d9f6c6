import type { components } from "#openapi/generated/schema.d.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import type { CreateTarget } from "./create-targets.ts"

/** The records that this user may create: for the whole alliance, and in groups (MEET-01, VOTE-01, NOTICE-02, CAL-02). */
export function createTargets(
  alliance: string,
  { can_create: wide = [], my_groups: mine, other_groups: others }: components["schemas"]["GroupedWorkgroups"],
): CreateTarget[] {
  const hrefs = {
    meeting: meetingPaths.create,
    ballot: ballotPaths.create,
    notice: noticePaths.create,
    task: taskPaths.create,
    topic_call: topicCallPaths.create,
    schedule: () => schedulePaths.create(alliance),
  }
  return [
    ...wide.map((module) => ({ module, href: hrefs[module]({ alliance }) })),
    ...[...mine, ...others].flatMap(({ acronym, my_roles, can_create = [] }) =>
      can_create.map((module) => ({
        module,
        acronym,
        href: hrefs[module]({ alliance, acronym }),
        isOther: my_roles.length === 0 || undefined,
      })),
    ),
  ]
}
