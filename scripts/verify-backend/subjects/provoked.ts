import { setTimeout as wait } from "node:timers/promises"
import { expectDone, isDone, LeftOut, resultOf, type Exchange } from "../client/answers.ts"
import { ballotToPass, secretBallot } from "./ballot.ts"
import { note, text, topicForm, unique } from "./bodies.ts"
import { closedCall, openCall } from "./call-topic.ts"
import { callOf, validCall } from "./calls.ts"
import { takeStep } from "./derived.ts"
import { category, downloadIn } from "./download.ts"
import { exampleOf } from "./example.ts"
import { listOf } from "./invitation.ts"
import { newTask, started, threadOnClosed } from "./thread.ts"
import { recordIn } from "./reached.ts"
import { tableOf } from "./state-tables.ts"
import { create, readRecord, sendAs, startSoon, type Subject, type Verification, type View } from "./subject.ts"

/** A call that is refused, and what its preview names. */
export type Provoked = { exchange: Exchange; preview?: { module: string; key: string; action: string } }

/** How a refusal comes about, of an operation with this code. */
export type Provoking = {
  operation: string
  code: string
  how: string
  provoke: (v: Verification) => Promise<Provoked>
}

const admin = "alliance_admin"

/** Sends a valid call of an operation with other fields. */
async function withBody(v: Verification, operation: string, more: object, given?: Subject): Promise<Exchange> {
  const { call } = await validCall(v, operation, given)
  return v.target.send(operation, { ...call, body: { ...(call.body as object), ...more } })
}

const userOf = async (v: Verification, who: "participant" | "secretary" | "member_admin") =>
  (await v.people.get(who)).session.user_id

/** The first option of a ballot. */
async function vote(v: Verification, { path }: Subject, who: "participant" | "secretary", more: object = {}) {
  const [option] = resultOf(await sendAs(v, who, "ballot.get", { path })).options as { id: string }[]
  return sendAs(v, who, "ballot.vote", { path, body: { option_id: option?.id, ...more } })
}

/** A ballot whose voters cannot pass on their vote. */
async function withoutProxies(v: Verification): Promise<Subject> {
  const { body } = await ballotToPass(v)
  const { id } = await create(v, "ballot.create", "secretary", { body: { ...body, proxy_limit: 0 } })
  return { path: { id: String(id) } }
}

const ballots: readonly Provoking[] = [
  {
    operation: "ballot.pass",
    code: "no_proxies",
    how: "in a ballot that allows none",
    provoke: async (v) => {
      const { path } = await withoutProxies(v)
      const body = { holder_id: await userOf(v, "secretary") }
      return { exchange: await sendAs(v, "participant", "ballot.pass", { path, body }) }
    },
  },
  {
    operation: "ballot.proxy.list",
    code: "no_proxies",
    how: "of a ballot that allows none",
    provoke: async (v) => ({ exchange: await sendAs(v, "secretary", "ballot.proxy.list", await withoutProxies(v)) }),
  },
  {
    operation: "ballot.pass",
    code: "vote_passed",
    how: "a second time",
    provoke: async (v) => {
      const { call } = await validCall(v, "ballot.pass")
      expectDone(await v.target.send("ballot.pass", call))
      return { exchange: await v.target.send("ballot.pass", call) }
    },
  },
  {
    operation: "ballot.pass",
    code: "holds_votes",
    how: "by a person to whom a vote was passed",
    provoke: async (v) => {
      const { body } = await ballotToPass(v)
      const path = { id: String((await create(v, "ballot.create", "secretary", { body })).id) }
      const passTo = async (who: "participant" | "secretary", to: "participant" | "secretary") =>
        sendAs(v, who, "ballot.pass", { path, body: { holder_id: await userOf(v, to) } })
      expectDone(await passTo("secretary", "participant"))
      return { exchange: await passTo("participant", "secretary") }
    },
  },
  {
    operation: "ballot.result.get",
    code: "forbidden",
    how: "by a voter before the vote",
    provoke: async (v) => {
      const { subject } = await validCall(v, "ballot.vote")
      return { exchange: await sendAs(v, "participant", "ballot.result.get", { path: subject.path }) }
    },
  },
  {
    operation: "ballot.vote",
    code: "secret_reason",
    how: "with a reason in a secret ballot",
    provoke: async (v) => ({ exchange: await vote(v, await secretBallot(v), "participant", { reason: note }) }),
  },
  {
    operation: "ballot.vote",
    code: "vote_not_held",
    how: "for somebody who has passed nothing",
    provoke: async (v) => {
      const { subject } = await validCall(v, "ballot.vote")
      return { exchange: await vote(v, subject, "participant", { voter_ids: [await userOf(v, "secretary")] }) }
    },
  },
]

/** A subtask of a new task. */
async function subtask(v: Verification): Promise<Subject> {
  const path = { id: await newTask(v) }
  const { call } = await validCall(v, "task.subtask.create")
  const made = resultOf(await sendAs(v, admin, "task.subtask.create", { path, body: call.body }))
  return { path: { id: String(made.id) }, read: { who: admin, operation: "task.get" } }
}

const tasksAndThreads: readonly Provoking[] = [
  {
    operation: "task.subtask.create",
    code: "subtask_depth",
    how: "below a subtask",
    provoke: async (v) => {
      const { path } = await subtask(v)
      const { call } = await validCall(v, "task.subtask.create")
      const exchange = await sendAs(v, admin, "task.subtask.create", { path, body: call.body })
      return { exchange, preview: { module: "task", key: String(path.id), action: "subtask.create" } }
    },
  },
  {
    operation: "thread.comment.create",
    code: "thread_full",
    how: "after 100 comments",
    provoke: async (v) => {
      const { path } = await started(v, { on: { module: "task", key: await newTask(v) } })
      const comment = () =>
        sendAs(v, "participant", "thread.comment.create", { path, body: { content: text(unique()), mention_ids: [] } })
      let exchange = await comment()
      for (let count = 2; count <= 100 && isDone(exchange); count += 1) exchange = await comment()
      return { exchange }
    },
  },
  ...(["update", "delete"] as const).map((action): Provoking => ({
    operation: `thread.comment.${action}`,
    code: "discussion_closed",
    how: "after its record was closed",
    provoke: async (v) => {
      const { path, first } = await threadOnClosed(v)
      const call = { path: { ...path, comment_id: String(first.id) } }
      const body = action === "update" ? { version: 1, content: text(note), mention_ids: [] } : { version: 1 }
      const isInQuery = v.contract.operation(`thread.comment.${action}`).method === "delete"
      const sent = isInQuery ? { ...call, query: { version: "1" } } : { ...call, body }
      return { exchange: await sendAs(v, "participant", `thread.comment.${action}`, sent) }
    },
  })),
]

const calls: readonly Provoking[] = [
  ...(["update", "withdraw"] as const).map((action): Provoking => ({
    operation: `topic-call.topic.${action}`,
    code: "call_not_open",
    how: "after the call was cancelled",
    provoke: async (v) => {
      const subject = await v.records.shared("topic of a cancelled call", () => closedCall(v))
      const operation = `topic-call.topic.${action}`
      const { version } = await readRecord(v, subject)
      const body = action === "update" ? topicForm(v.records.run) : { reason: note }
      const exchange = await sendAs(v, "participant", operation, { path: subject.path, body: { ...body, version } })
      return { exchange, preview: { module: "topic_call", key: String(subject.path.id), action: "topic.create" } }
    },
  })),
  {
    operation: "topic-call.topic.create",
    code: "code_exhausted",
    how: "after the newest rule has issued its highest number",
    provoke: async (v) => {
      const { path } = await openCall(v)
      const rule = { prefix: `V${unique()}`.slice(0, 20), max_sequence: 1 }
      await create(v, "topic-code-rule.create", admin, { body: rule })
      const submit = () =>
        sendAs(v, "participant", "topic-call.topic.create", { path, body: topicForm(v.records.run, ` ${unique()}`) })
      expectDone(await submit())
      return {
        exchange: await submit(),
        preview: { module: "topic_call", key: String(path.id), action: "topic.create" },
      }
    },
  },
]

/** An agency of the target that an application of this run uses. */
async function usedAgency(v: Verification): Promise<Subject> {
  const { call } = await validCall(v, "certification.create")
  const { test_agency: agency } = resultOf(await v.target.send("certification.create", call)) as { test_agency: View }
  return { path: { id: String(agency.id) }, read: { who: admin, operation: "agency.get" } }
}

/** Sends an action that must be refused, on a record that others use; what was done in spite of that is undone. */
async function onRecordOfOthers(
  v: Verification,
  subject: Subject,
  action: { operation: string; undo: string; body?: object },
) {
  const { version } = await readRecord(v, subject)
  const exchange = await sendAs(v, admin, action.operation, { path: subject.path, body: { ...action.body, version } })
  if (isDone(exchange))
    await sendAs(v, admin, action.undo, { path: subject.path, body: { version: Number(version) + 1 } })
  return exchange
}

/** A schedule of which the participant gets reminders, and which is over. */
async function endedSchedule(v: Verification): Promise<Subject> {
  const { call } = await validCall(v, "schedule.create")
  const lasts = 2000
  const { id } = await startSoon(v, (start_time) => {
    const end_time = new Date(Date.parse(start_time) + lasts).toISOString()
    return v.target.send("schedule.create", { ...call, body: { ...(call.body as View), start_time, end_time } })
  })
  const path = { id: String(id) }
  const { call: subscribing } = await validCall(v, "schedule.subscribe")
  await sendAs(v, "participant", "schedule.subscribe", { path, body: subscribing.body })
  await wait(v.records.lead + lasts)
  return { path }
}

const schedules: readonly Provoking[] = (["subscribe", "unsubscribe"] as const).map((action) => ({
  operation: `schedule.${action}`,
  code: "schedule_ended",
  how: "after its end",
  provoke: async (v) => {
    const { path } = await v.records.shared("ended schedule", () => endedSchedule(v))
    const { call } = await validCall(v, `schedule.${action}`)
    const who = action === "subscribe" ? "outsider" : "participant"
    return {
      exchange: await sendAs(v, who, `schedule.${action}`, {
        path,
        body: call.body,
        ...(call.query && { query: call.query }),
      }),
    }
  },
}))

const notices: readonly Provoking[] = [
  {
    operation: "notice.recall",
    code: "hold_over",
    how: "after it was sent",
    provoke: async (v) => {
      const subject = await recordIn(v, tableOf("notice"), "sent")
      const { version } = await readRecord(v, subject)
      const exchange = await sendAs(v, admin, "notice.recall", { path: subject.path, body: { version } })
      return { exchange, preview: { module: "notice", key: String(subject.path.id), action: "recall" } }
    },
  },
]

const administration: readonly Provoking[] = [
  {
    operation: "agency.disable",
    code: "agency_in_use",
    how: "while an application uses it",
    provoke: async (v) => {
      const subject = await usedAgency(v)
      const action = { operation: "agency.disable", undo: "agency.enable" }
      const exchange = await onRecordOfOthers(v, subject, action)
      return { exchange, preview: { module: "agency", key: String(subject.path.id), action: "disable" } }
    },
  },
  {
    operation: "agency.update",
    code: "type_fixed",
    how: "another type while an application uses it",
    provoke: async (v) => {
      const subject = await usedAgency(v)
      const { type } = await readRecord(v, subject)
      const types = (v.contract.document.components.schemas.AgencyType?.enum ?? []) as string[]
      const other = types.find((one) => one !== type)
      return { exchange: await withBody(v, "agency.update", { type: other }, subject) }
    },
  },
  {
    operation: "entity.disable",
    code: "entity_has_members",
    how: "while it has members",
    provoke: async (v) => {
      const { organization } = resultOf(await sendAs(v, "participant", "profile.get")) as { organization: View | null }
      if (!organization) throw new LeftOut("the participant belongs to no entity")
      const path = { id: String(organization.id) }
      const subject = { path, read: { who: admin, operation: "entity.get" } } as const
      const action = { operation: "entity.disable", undo: "entity.enable" }
      const exchange = await onRecordOfOthers(v, subject, action)
      return { exchange, preview: { module: "entity", key: path.id, action: "disable" } }
    },
  },
  {
    operation: "member.disable",
    code: "cannot_disable_self",
    how: "the own account",
    provoke: async (v) => {
      const path = { id: await userOf(v, "member_admin") }
      const { version } = resultOf(await sendAs(v, admin, "member.get", { path }))
      const exchange = await sendAs(v, "member_admin", "member.disable", { path, body: { version, reason: note } })
      if (isDone(exchange)) await sendAs(v, admin, "member.enable", { path, body: { version: Number(version) + 1 } })
      return { exchange }
    },
  },
  {
    operation: "preview.get",
    code: "cannot_disable_self",
    how: "of disabling the own account",
    provoke: async (v) => {
      const query = { module: "member", key: await userOf(v, "member_admin"), action: "disable" }
      return { exchange: await sendAs(v, "member_admin", "preview.get", { query }) }
    },
  },
  {
    operation: "download-category.delete",
    code: "category_in_use",
    how: "while it has a download",
    provoke: async (v) => {
      const { path } = await category(v)
      await downloadIn(v, String(path.id))
      const list = resultOf(await sendAs(v, admin, "download-category.list", { query: { size: "200" } }))
        .items as View[]
      const { version } = list.find(({ id }) => id === path.id) ?? {}
      const exchange = await sendAs(v, admin, "download-category.delete", { path, query: { version: String(version) } })
      return { exchange, preview: { module: "download_category", key: String(path.id), action: "delete" } }
    },
  },
  {
    operation: "workgroup.join-request.create",
    code: "already_group_member",
    how: "by a member of the group",
    provoke: async (v) => {
      const path = { acronym: await v.ownGroup("people") }
      const operation = "workgroup.join-request.create"
      return { exchange: await sendAs(v, "chair", operation, { path, body: { reason: note } }) }
    },
  },
]

/** The rows of an import, numbered as in a file. */
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    row: at + 2,
    email: `${unique()}@verify-backend.example`,
    name: "Test 测试",
  }))

const imports: readonly Provoking[] = [
  {
    operation: "import.create",
    code: "import_empty",
    how: "without rows",
    provoke: async (v) => ({ exchange: await withBody(v, "import.create", { rows: [] }) }),
  },
  {
    operation: "import.create",
    code: "too_many_rows",
    how: "with 1001 rows",
    provoke: async (v) => ({ exchange: await withBody(v, "import.create", { rows: rows(1001) }) }),
  },
  {
    operation: "import.create",
    code: "too_many_recipients",
    how: "with 201 rows for a notice",
    provoke: async (v) => {
      const { subject } = await validCall(v, "notice.recipient.update")
      const list = { module: "notice", key: subject.path.id, rows: rows(201) }
      return { exchange: await withBody(v, "import.create", list) }
    },
  },
  {
    operation: "notice.recipient.update",
    code: "too_many_recipients",
    how: "with a list of 200 and one more address",
    provoke: async (v) => {
      const { subject } = await validCall(v, "notice.recipient.update")
      const body = { module: "notice", key: subject.path.id, rows: rows(200) }
      const { id } = await create(v, "import.create", admin, { body })
      const more = { import_id: id, external_recipients: [`${unique()}@verify-backend.example`] }
      return { exchange: await withBody(v, "notice.recipient.update", more, subject) }
    },
  },
  {
    operation: "member-invitation.create",
    code: "import_empty",
    how: "with a list of which no row was accepted",
    provoke: async (v) => {
      const { email } = resultOf(await sendAs(v, "participant", "profile.get"))
      const body = { ...listOf(unique()), rows: [2, 3].map((row) => ({ row, email, name: "Member 成员" })) }
      const { id } = await create(v, "import.create", admin, { body })
      return { exchange: await withBody(v, "member-invitation.create", { import_id: id }) }
    },
  },
]

/** A form for `file.create`. */
function form(content: BlobPart, name: string, more: Record<string, string> = {}): FormData {
  const sent = new FormData()
  for (const [field, value] of Object.entries({ module: "meeting", ...more })) sent.append(field, value)
  sent.append("file", new Blob([content], { type: "application/octet-stream" }), name)
  return sent
}

const file = (code: string, how: string, sent: () => FormData): Provoking => ({
  operation: "file.create",
  code,
  how,
  provoke: async (v) => ({ exchange: await sendAs(v, admin, "file.create", { form: sent() }) }),
})

const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024 + 1)

const files: readonly Provoking[] = [
  file("file_empty", "without bytes", () => form("", "empty.txt")),
  file("file_type", "a text as an image", () => form("text", "image.png", { use: "image" })),
  file("image_unavailable", "an image for a module without images", () => form("text", "image.png", { use: "image", module: "download" })), // oxfmt-ignore
  file("file_too_large", "an image of more than 10M", () => form(megabytes(10), "image.png", { use: "image" })),
  {
    operation: "file.get",
    code: "range_not_satisfiable",
    how: "bytes after its end",
    provoke: async (v) => {
      const { id } = resultOf(await sendAs(v, admin, "file.create", { form: form("text", "short.txt") }))
      const headers = { Range: "bytes=999999-" }
      return { exchange: await sendAs(v, admin, "file.get", { path: { id: String(id) }, headers }) }
    },
  },
]

/** Refused by the code of a certificate that there is already. */
async function withCodeOf(v: Verification, operation: string): Promise<Provoked> {
  const { call: first } = await validCall(v, "certificate.create")
  const { code } = resultOf(await v.target.send("certificate.create", first))
  return { exchange: await withBody(v, operation, { code }) }
}

const certifications: readonly Provoking[] = [
  ...["certificate.create", "certification.certificate.create"].map((operation): Provoking => ({
    operation,
    code: "code_taken",
    how: "with the code of another certificate",
    provoke: (v) => withCodeOf(v, operation),
  })),
  ...["certification.create", "certification.resubmit"].map((operation): Provoking => ({
    operation,
    code: "agency_not_selectable",
    how: "with an agency that was disabled",
    provoke: async (v) => {
      const { subject } = await validCall(v, "agency.enable")
      const { type } = await readRecord(v, subject)
      const field = type === "test" ? "test_agency_id" : "certification_agency_id"
      return { exchange: await withBody(v, operation, { [field]: subject.path.id }) }
    },
  })),
]

/** A certificate of an application, or of none. */
const certificateAt = (id: unknown): Subject => ({
  path: { id: String(id) },
  read: { who: admin, operation: "certificate.get" },
})

const certificates: readonly Provoking[] = [
  {
    operation: "certificate.update",
    code: "code_taken",
    how: "with the code of another certificate",
    provoke: async (v) => {
      const made = async () => {
        const { call } = await validCall(v, "certificate.create")
        return resultOf(await v.target.send("certificate.create", call))
      }
      const [first, second] = [await made(), await made()]
      const { call } = await callOf(v, "certificate.update", certificateAt(second.id))
      const body = { ...(call.body as object), code: first.code }
      return { exchange: await v.target.send("certificate.update", { ...call, body }) }
    },
  },
  {
    operation: "certificate.delete",
    code: "certificate_in_use",
    how: "of a completed application",
    provoke: async (v) => {
      const { certificates: issued } = await readRecord(v, await recordIn(v, tableOf("certification"), "completed"))
      const subject = certificateAt((issued as View[])[0]?.id)
      const { call } = await callOf(v, "certificate.delete", subject)
      const preview = { module: "certificate", key: String(subject.path.id), action: "delete" }
      return { exchange: await v.target.send("certificate.delete", call), preview }
    },
  },
  {
    operation: "certification.review",
    code: "own_application",
    how: "by the applicant, for the agency",
    provoke: async (v) => {
      const applicant = "certification_agency"
      const create = v.contract.operation("certification.create")
      const body = await exampleOf(v, create, unique(), applicant)
      const { id } = resultOf(await sendAs(v, applicant, create.operationId, { body }))
      const subject: Subject = { path: { id: String(id) }, read: { who: admin, operation: "certification.get" } }
      const approval = { operation: "certification.review", outcome: { body: { decision: "approve" }, to: "" } }
      expectDone(await takeStep(v, { ...approval, by: ["certification_admin"] }, subject))
      return { exchange: await takeStep(v, { ...approval, by: [applicant] }, subject) }
    },
  },
]

/** The refusals of single operations that no derived call provokes. */
export const provokings: readonly Provoking[] = [
  ...ballots,
  ...tasksAndThreads,
  ...calls,
  ...notices,
  ...schedules,
  ...administration,
  ...imports,
  ...files,
  ...certifications,
  ...certificates,
]
