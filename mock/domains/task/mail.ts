import type { MemberRow } from "#mock/domains/member/records.ts"
import { membersToMail } from "#mock/domains/subscription/mail-switches.ts"
import { mailTexts, type MailWords, sendMails, wallTime } from "#mock/engine/mail.ts"
import type { Effect, User, World } from "#mock/engine/rules.ts"
import { readersAmong } from "#mock/engine/visible.ts"
import type { TaskRow } from "./records.ts"

/** Events for which people of a task receive a mail. */
export type MailEvent = "create" | "complete" | "cancel" | "feedback.create"

type Values = { id: string; subject: string; due: string; said: string; by: string }

const words: Record<MailEvent, MailWords<Values>> = {
  create: {
    english: ({ id, subject, due }) => ({
      subject: `Task for you: ${subject}`,
      text: `Task ${id}. ${due ? `Due ${due}.` : "No deadline."}`,
    }),
    chinese: ({ id, subject, due }) => ({
      subject: `新任务：${subject}`,
      text: `任务 ${id}。${due ? `截止时间：${due}。` : "无截止时间。"}`,
    }),
  },
  complete: {
    english: ({ id, subject, said }) => ({ subject: `Completed: ${subject}`, text: `Task ${id}. ${said}`.trim() }),
    chinese: ({ id, subject, said }) => ({ subject: `任务完成：${subject}`, text: `任务 ${id}。${said}` }),
  },
  cancel: {
    english: ({ id, subject, said }) => ({ subject: `Cancelled: ${subject}`, text: `Task ${id}. ${said}`.trim() }),
    chinese: ({ id, subject, said }) => ({ subject: `任务取消：${subject}`, text: `任务 ${id}。${said}` }),
  },
  "feedback.create": {
    english: ({ id, subject, by }) => ({ subject: `Feedback: ${subject}`, text: `${by} gave feedback on task ${id}.` }),
    chinese: ({ id, subject, by }) => ({ subject: `任务反馈：${subject}`, text: `${by}对任务 ${id} 提交了反馈。` }),
  },
}

/** Ids of the people who work on a task, beginning with the assignee. */
export function workersOf({
  assignee_id,
  collaborator_ids,
}: Pick<TaskRow, "assignee_id" | "collaborator_ids">): string[] {
  return [...new Set([...(assignee_id === null ? [] : [assignee_id]), ...collaborator_ids])]
}

/** The recipients of a mail who have not switched off such mails (ACC-03), without the acting user. Used for both mails and previews. */
export function recipientsOf(occasion: MailEvent, task: TaskRow, user: User, world: World): MemberRow[] {
  const ids = occasion === "create" ? workersOf(task) : [...workersOf(task), task.creator_id]
  return recipientsAmong(ids, task, user, world)
}

function recipientsAmong(ids: readonly string[], task: TaskRow, user: User, world: World): MemberRow[] {
  const meant = membersToMail(ids, "task", task, world).filter(({ id }) => id !== user?.id)
  return readersAmong("task", task, meant, world)
}

function send(occasion: MailEvent, to: MemberRow[], { record, source, user }: Parameters<Effect<TaskRow>>[0]): void {
  const { id, subject, deadline, timezone, memo, cancel_reason } = record
  sendMails(to, record, source, (reader) => {
    const due = deadline === null ? "" : wallTime(deadline, timezone, reader)
    return mailTexts(words[occasion], { id, subject, due, said: memo ?? cancel_reason ?? "", by: user?.name ?? "" })
  })
}

/** Returns the effect that sends the mails of an event. */
export function mailTask(occasion: MailEvent): Effect<TaskRow> {
  return (done) => send(occasion, recipientsOf(occasion, done.record, done.user, done.world), done)
}

/** Mails the people whom a change adds to the task. */
export const mailNewlyAssigned: Effect<TaskRow> = (done) => {
  const before = new Set(workersOf(done.before))
  const added = workersOf(done.record).filter((id) => !before.has(id))
  send("create", recipientsAmong(added, done.record, done.user, done.world), done)
}
