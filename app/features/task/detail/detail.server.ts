import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { moment, momentWithZone, zoneHere } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { eventReference } from "#app/parts/event/event-number.ts"
import { feedbackViews } from "#app/parts/feedback/feedback-view.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { type RequestContext, viewerOfRequest } from "#app/session/request-context.server.ts"
import { assignToMe, type Task } from "../task.server.ts"
import { rowView } from "../list/row.server.ts"

/** The actions a task offers; resuming is "start" or "continue" depending on its state (ROLE-05, TASK-03). */
function offersOf({ actions, status }: Task) {
  const can = (action: Task["actions"][number]) => actions.includes(action)
  return {
    update: can("update"),
    start: can("continue") && status === 1,
    continue: can("continue") && status !== 1,
    suspend: can("suspend"),
    complete: can("complete"),
    cancel: can("cancel"),
    feedback: can("feedback.create"),
    subtask: can("subtask.create"),
  }
}

/** People who may complete a task, without duplicates (openapi/states/task.yaml). */
function completersOf({ assignee, creator }: Task, locale: RequestContext["locale"]): string[] {
  const people = assignee && assignee.id !== creator.id ? [assignee, creator] : [creator]
  return people.map((person) => personView(person, locale).name)
}

/** A task for its page, formatted for one person (TASK-01). @param scope the shell that contains the page */
export function taskView(task: Task, scope: ShellScope, context: RequestContext) {
  const { locale, zone, alliance } = context
  const { group, meeting, parent_task: parent, cancel_reason, memo, is_cancelled_with_parent } = task
  const time = (text: string | null) => (text === null ? undefined : moment(text, { locale, zone }))
  return {
    ...rowView(task, scope, context),
    scope,
    version: task.version,
    can: offersOf(task),
    html: task.description && richTextHtml(task.description, { alliance }),
    attachments: attachmentViews(task.attachments, context),
    subtasks: task.subtasks.map((row) => rowView(row, scope, context)),
    feedbacks: feedbackViews(task.feedbacks, context),
    meeting: meeting
      ? {
          number: eventReference("M", { ...meeting, group }),
          subject: meeting.subject,
          href: meetingPaths.page(scope, meeting.id, "summary"),
        }
      : undefined,
    above: parent ? { subject: parent.subject, href: taskPaths.detail(scope, parent.id) } : undefined,
    in: { name: nameIn(locale, group), href: paths.workgroupAbout(alliance, group.acronym) },
    people: {
      assignee: task.assignee ? personView(task.assignee, locale) : undefined,
      collaborators: task.collaborators.map((person) => personView(person, locale)),
      creator: personView(task.creator, locale),
    },
    times: {
      planned: time(task.plan_start_time),
      started: time(task.actual_start_time),
      ended: time(task.actual_end_time),
      created: momentWithZone(task.created_time, { locale, zone }),
    },
    zone: zoneHere(context),
    memo: memo ?? undefined,
    cancelReason: cancel_reason ?? undefined,
    isCancelledWithParent: is_cancelled_with_parent,
    completers: completersOf(task, locale),
    me: assignToMe(task, context),
    isMine: task.assignee?.id === viewerOfRequest(context).userId,
    isGroupDisbanded: group.status === "disband",
  }
}

export type TaskView = ReturnType<typeof taskView>
