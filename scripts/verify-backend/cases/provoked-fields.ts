import { expectDone, resultOf, type Exchange } from "../client/answers.ts"
import { ballotToPass } from "../subjects/ballot.ts"
import { unique } from "../subjects/bodies.ts"
import { validCall } from "../subjects/calls.ts"
import { create, readRecord, sendAs, type Subject, type Verification, type View } from "../subjects/subject.ts"
import { day } from "../subjects/test-records.ts"

/** How a field error comes about: a call of an operation that is refused with this code at a field. */
export type ProvokingField = {
  operation: string
  code: string
  how: string
  provoke: (v: Verification) => Promise<Exchange>
}

/** A valid call of an operation with other fields. */
const field = (
  operation: string,
  code: string,
  how: string,
  more: (v: Verification, body: View, subject: Subject) => object | Promise<object>,
): ProvokingField => ({
  operation,
  code,
  how,
  provoke: async (v) => {
    const { call, subject } = await validCall(v, operation)
    const body = call.body as View
    return v.target.send(operation, { ...call, body: { ...body, ...(await more(v, body, subject)) } })
  },
})

/** The last Sunday of a month of the next year. */
function lastSunday({ records }: Verification, month: number): Date {
  const year = new Date(records.instant(0)).getUTCFullYear() + 1
  const last = new Date(Date.UTC(year, month, 0))
  return new Date(last.getTime() - last.getUTCDay() * day)
}

/** A series of three meetings, the last of which is on a Sunday on which the clocks of Europe change. */
function acrossClockChange(v: Verification, month: number, time: string): object {
  const first = new Date(lastSunday(v, month).getTime() - 14 * day).toISOString().slice(0, 10)
  return { start_time: `${first}T${time}:00Z`, timezone: "Europe/Oslo", repeat: { every: "week", count: 3 } }
}

const meetings: readonly ProvokingField[] = [
  field("meeting.create", "zone_unknown", "a time zone that does not exist", () => ({ timezone: "Mars/Olympus" })),
  field("meeting.create", "occurrence_year_range", "a series that ends after 2099", () => ({
    start_time: "2099-12-20T10:00:00Z",
    repeat: { every: "week", count: 10 },
  })),
  field("meeting.create", "occurrence_time_skipped", "a series over the day on which the clocks go forward", (v) =>
    acrossClockChange(v, 3, "01:30"),
  ),
  field("meeting.create", "occurrence_time_repeated", "a series over the day on which the clocks go back", (v) =>
    acrossClockChange(v, 10, "00:30"),
  ),
  {
    operation: "meeting.create",
    code: "participants_empty",
    how: "everyone of a group without members",
    provoke: async (v) => {
      const { subject } = await validCall(v, "workgroup.update")
      const { call } = await validCall(v, "meeting.create")
      const participants = { member_ids: [], group_acronyms: [] }
      const body = { ...(call.body as View), participants, group_acronym: subject.path.acronym }
      return sendAs(v, "alliance_admin", "meeting.create", { body })
    },
  },
  field("date-poll.create", "deadline_after_slots", "a deadline after the last slot", (v) => ({
    deadline: v.records.instant(30 * day),
  })),
]

/** The id of a member level. */
async function levelOf(v: Verification): Promise<string> {
  const [level] = resultOf(await sendAs(v, "alliance_admin", "member-level.list")).items as View[]
  return String(level?.id)
}

/** Passes votes in a ballot whose voters are the participant, the secretary and the chair. */
async function passing(v: Verification, steps: readonly (readonly [Person, Person])[]): Promise<Exchange> {
  const idOf = async (who: Person) => (await v.people.get(who)).session.user_id
  const { body } = await ballotToPass(v)
  const member_ids = await Promise.all((["participant", "secretary", "chair"] as const).map(idOf))
  const voters = { member_ids, group_acronyms: [] }
  const path = { id: String((await create(v, "ballot.create", "secretary", { body: { ...body, voters } })).id) }
  const pass = async ([from, to]: readonly [Person, Person]) =>
    sendAs(v, from, "ballot.pass", { path, body: { holder_id: await idOf(to) } })
  for (const step of steps.slice(0, -1)) expectDone(await pass(step))
  return pass(steps.at(-1) ?? ["participant", "chair"])
}
type Person = "participant" | "secretary" | "chair"

const ballots: readonly ProvokingField[] = [
  field("ballot.create", "min_options", "one option", () => ({ options: [{ text: "Yes 是" }] })),
  field("ballot.create", "not_unique", "an option twice", () => ({
    options: [{ text: "Yes 是" }, { text: "yes 是" }],
  })),
  field("ballot.create", "weights_need_entity", "weights in a ballot by person", async (v) => ({
    weights: [{ level_id: await levelOf(v), weight: 2 }],
  })),
  field("ballot.create", "secret_weights", "weights in a secret ballot", async (v) => ({
    weights: [{ level_id: await levelOf(v), weight: 2 }],
    counted_by: "entity",
    proxy_limit: 0,
    is_secret: true,
  })),
  field("ballot.create", "proxies_need_people", "votes that can be passed on in a ballot by entity", () => ({
    counted_by: "entity",
    proxy_limit: 1,
  })),
  field("ballot.extend", "end_not_later", "the end that it has", async (v, _body, subject) => ({
    end_time: (await readRecord(v, subject)).end_time,
  })),
  {
    operation: "ballot.pass",
    code: "holder_full",
    how: "to somebody who holds as many votes as possible",
    provoke: (v) => passing(v, [["secretary", "chair"], ["participant", "chair"]]), // oxfmt-ignore
  },
  {
    operation: "ballot.pass",
    code: "holder_passed",
    how: "to somebody who has passed on their own",
    provoke: (v) => passing(v, [["secretary", "chair"], ["participant", "secretary"]]), // oxfmt-ignore
  },
]

/** A task that is assigned to the participant, who may not give it to somebody else. */
async function reassigned(v: Verification): Promise<Exchange> {
  const form = { subject: `${v.records.run} assigned task 已分配的任务`, timezone: "UTC", priority: 0 }
  const [assignee_id, other] = [
    (await v.people.get("participant")).session.user_id,
    (await v.people.get("secretary")).session.user_id,
  ]
  const body = { ...form, assignee_id, group_acronym: v.fixtures.alliance.group }
  const { id, version } = await create(v, "task.create", "secretary", { body })
  const changed = { ...form, assignee_id: other, version }
  return sendAs(v, "participant", "task.update", { path: { id: String(id) }, body: changed })
}

const others: readonly ProvokingField[] = [
  field("task.create", "end_too_early", "a deadline before the start", (v) => ({
    plan_start_time: v.records.instant(9 * day),
    deadline: v.records.instant(8 * day),
  })),
  { operation: "task.update", code: "not_changeable", how: "another assignee, by the assignee", provoke: reassigned },
  field("notice.create", "email_format", "an address without a domain", () => ({ reply_to: ["nobody"] })),
  field("entity.create", "too_short", "an address part of two characters", () => ({ email_suffix: "x" })),
  field("notice.recipient.update", "already_member", "the address of a member", async (v) => ({
    external_recipients: [resultOf(await sendAs(v, "participant", "profile.get")).email],
  })),
  {
    operation: "topic-code-rule.create",
    code: "prefix_repeated",
    how: "a prefix that was used before",
    provoke: async (v) => {
      const body = { prefix: `V${unique()}`.slice(0, 20), max_sequence: 9999 }
      await create(v, "topic-code-rule.create", "alliance_admin", { body })
      return sendAs(v, "alliance_admin", "topic-code-rule.create", { body })
    },
  },
  field("workgroup.create", "acronym_taken", "the acronym of another group", (v) => ({
    acronym: v.fixtures.alliance.group,
  })),
  field("workgroup.disband", "acronym_mismatch", "another acronym", () => ({ acronym: "NO-SUCH-GROUP" })),
  field("proposal.submitter.update", "same_person", "the person who submits it", async (v, _body, subject) => ({
    submitter_id: ((await readRecord(v, subject)).submitter as View).id,
  })),
  field("date-poll.create", "not_unique", "a slot twice", (_v, { start_times }) => {
    const [first] = start_times as string[]
    return { start_times: [first, first] }
  }),
]

/** The field errors that no limit of a schema provokes. */
export const provokingFields: readonly ProvokingField[] = [...meetings, ...ballots, ...others]
