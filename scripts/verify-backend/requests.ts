import { resultOf } from "./answers.ts"
import { ballotRequests } from "./ballot-requests.ts"
import { fileForm, formOf, loginRequest, text, topicForm } from "./bodies.ts"
import { downloadRequests } from "./download-requests.ts"
import { entityRequests } from "./entity-requests.ts"
import type { PersonRole } from "./fixtures.ts"
import { groupRequests } from "./group-requests.ts"
import { invitationRequests } from "./invitation-requests.ts"
import { LeftOut } from "./results.ts"
import { loginRequestRequests } from "./login-request-requests.ts"
import { memberRequests } from "./member-requests.ts"
import { scheduleRequests } from "./schedule-requests.ts"
import { readOwn, type Own, type Request, type Subject } from "./request.ts"
import type { Verification } from "./verification.ts"
import type { Meeting } from "./meeting-records.ts"
import type { Topic } from "./topic-records.ts"

const nothing = () => Promise.resolve({})
const meeting =
  (state: Meeting["state"]) =>
  async ({ meetings }: Verification) => ({ meeting: await meetings.make("group", state) })
const topic =
  (state: Topic["state"]) =>
  async ({ topics }: Verification) => {
    const made = await topics.make(state)
    return { meeting: made.meeting, topic: made }
  }

/**
 * An existing export package of a person in one of these states. Packages are not created, because packing takes time and they expire only
 * after a day. If there is none, the checks that need it are left out.
 */
export function exported(who: PersonRole, states: readonly string[]) {
  return async ({ target, people }: Verification): Promise<Subject> => {
    const query = { status: states, size: "10" }
    const answer = await target.send("export-package.list", { as: await people.get(who), query })
    const [first] = resultOf(answer).items as { id: string }[]
    if (!first) throw new LeftOut(`${who} has no export package that is ${states.join(" or ")}`)
    return { exported: first.id }
  }
}

/** Profile and subscriptions of the outsider, so that changes do not affect the mails and pages of the other people. */
const ownProfile: Own = { who: "outsider", read: "profile.get", change: "profile.update" }
const ownSubscription: Own = { who: "outsider", read: "subscription.get", change: "subscription.update" }

const everyMail = Object.fromEntries(
  ["notice", "meeting", "ballot", "proposal", "topic_call", "task", "schedule", "reminder"].map((name) => [name, true]),
)

const day = 24 * 3_600_000

async function invited({ people }: Verification) {
  const { session } = await people.get("participant")
  return { participants: { member_ids: [session.user_id], group_acronyms: [] } }
}

/** Requests for all write operations that can be repeated. Sessions have their own checks. */
export const requests: Readonly<Record<string, Request>> = {
  "meeting.create": {
    who: "secretary",
    entitled: "alliance_admin",
    subject: nothing,
    body: async (v, unique) => ({
      ...formOf(`${v.records.run} ${unique}`, v.records.instant(9 * day)),
      ...(await invited(v)),
      group_acronym: v.fixtures.alliance.group,
    }),
    other: { duration: 45 },
  },
  "meeting.update": {
    who: "secretary",
    subject: meeting("not_started"),
    body: async (v, unique) => ({
      ...formOf(`${v.records.run} ${unique}`, v.records.instant(8 * day)),
      ...(await invited(v)),
    }),
  },
  "meeting.documentation.update": {
    who: "secretary",
    subject: meeting("not_started"),
    body: (_v, unique) => ({ documentation_ids: [], location: `Room ${unique}` }),
  },
  "meeting.cancel": {
    who: "secretary",
    subject: meeting("not_started"),
    body: (_v, unique) => ({ reason: `No draft 没有草案 ${unique}` }),
    other: { reason: "Another reason 其他原因" },
  },
  "meeting.end": { who: "secretary", subject: meeting("ongoing"), body: () => ({}), other: { version: 999_999 } },
  "meeting.remind": { who: "secretary", subject: meeting("not_started") },
  "meeting.summary.update": {
    who: "secretary",
    subject: meeting("ongoing"),
    body: (_v, unique) => ({ summary: text(`Minutes 纪要 ${unique}`), summary_file_ids: [], attendee_ids: [] }),
  },
  "meeting.summary.approve": {
    who: "alliance_admin",
    subject: meeting("ended"),
    body: () => ({}),
    other: { version: 999_999 },
  },
  "meeting.feedback.create": {
    who: "participant",
    subject: meeting("ongoing"),
    body: (_v, unique) => ({ text: `Thank you 谢谢 ${unique}` }),
    other: { text: "Something else 其他" },
  },
  "meeting.answer": {
    who: "participant",
    subject: meeting("not_started"),
    body: () => ({ answer: "tentative" }),
    other: { answer: "declined" },
  },
  "meeting.topic.create": {
    who: "participant",
    subject: meeting("not_started"),
    body: ({ records }, unique) => topicForm(`${records.run} ${unique}`),
    other: { subject: "Something else 其他" },
  },
  "meeting.topic.update": {
    who: "participant",
    subject: topic("submitted"),
    body: ({ records }, unique) => topicForm(`${records.run} ${unique}`),
  },
  "meeting.topic.plan": {
    who: "participant",
    subject: topic("submitted"),
    body: () => ({ position: 1, minutes: 20, presenter_id: null }),
    other: { minutes: 25 },
  },
  "meeting.topic.withdraw": {
    who: "participant",
    subject: topic("submitted"),
    body: (_v, unique) => ({ reason: `Solved by mail 已通过邮件解决 ${unique}` }),
    other: { reason: "Another reason 其他原因" },
  },
  "meeting.topic.feedback.create": {
    who: "secretary",
    subject: topic("submitted"),
    body: (_v, unique) => ({ text: `Agreed 同意 ${unique}` }),
    other: { text: "Something else 其他" },
  },
  ...ballotRequests,
  ...scheduleRequests,
  ...downloadRequests,
  ...entityRequests,
  ...groupRequests,
  ...memberRequests,
  ...invitationRequests,
  ...loginRequestRequests,
  "login-request.create": {
    who: "nobody",
    subject: nothing,
    body: ({ records }, unique) => loginRequest(records.run, unique),
    other: { company: "Another company 其他单位" },
    headers: async ({ people }) => ({ "alliance-id": (await people.get("outsider")).session.alliance_id }),
  },
  "export-package.create": {
    who: "participant",
    subject: nothing,
    body: (_v, unique) => ({
      module: "meeting",
      query: `q=${unique}`,
      format: "csv",
      language: "english",
      memo: unique,
    }),
    other: { language: "chinese" },
  },
  "export-package.repeat": { who: "participant", subject: exported("participant", ["failed", "expired"]) },
  "profile.update": {
    who: "outsider",
    subject: () => Promise.resolve({ own: ownProfile }),
    body: async (v, unique) => {
      const { timezone, language } = await readOwn(v, ownProfile)
      return { timezone, language, job_title: `Verifier ${unique}` }
    },
  },
  "subscription.update": {
    who: "outsider",
    subject: () => Promise.resolve({ own: ownSubscription }),
    body: () => ({ alliance: everyMail, groups: [] }),
  },
  "file.create": { who: "participant", subject: nothing, form: (unique) => fileForm(unique) },
}
