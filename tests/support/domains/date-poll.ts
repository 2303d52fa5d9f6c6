import { invitationToken } from "#mock/domains/meeting/invitation-link.ts"
import { linkSecretOf } from "#mock/domains/meeting/seed.ts"
import { pair, restricted, type Submission, type TestDomain } from "../domain.ts"
import { memberValue, reason, text } from "../form-values.ts"
import { allianceConveners, conveners, groupMembers, officers } from "../people.ts"

const groups = ["COPT", "LINK"] as const

const deadline = { "deadline.date": "2031-06-10", "deadline.time": "17:00", "deadline.zone": "Europe/Oslo" }
const slots = {
  "slots[0].date": "2031-06-16",
  "slots[0].time": "09:30",
  "slots[1].date": "2031-06-17",
  "slots[1].time": "09:30",
}
const values = { ...text, ...slots, ...deadline, "duration.preset": "60", "participants.who": "everyone" }
const answers = { "answers[0].slot_id": "date-poll-aurora-1-slot-1", "answers[0].answer": "if_need_be" }

type Page = Pick<Submission, "operation" | "form" | "fields" | "also" | "by">

/** Submissions of forms on separate pages below a poll of COPT. */
const below = (id: string, pages: Record<string, Page>): Submission[] =>
  Object.entries(pages).map(([path, page]) => ({
    ...page,
    route: `date-poll/:id/${path.replace(/^confirm\/.*/, "confirm/:action").replace(/^decide\/.*/, "decide/:slotId")}`,
    path: `date-poll/${id}/${path}`,
    record: ["date_poll", id],
    hasPage: true,
    isOfGroup: true,
  }))

const create = (form: Record<string, string>, by: readonly string[]): Submission => ({
  route: "date-poll/create",
  path: "date-poll/create",
  operation: "date-poll.create",
  form: { ...values, ...form },
  by,
})

/** Valid forms except for one id of another alliance (docs/quality.md, row 41). */
const foreignId = (form: Record<string, string>): Submission => ({ ...create(form, []), refusals: [400, 403, 404] })

/** Before the times of the closed poll of COPT, which are in six and seven days. */
const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

/** The reason is asked for a cancellation; the other confirmations of a poll have none. */
const also = ["reason"]

const submissions: Submission[] = [
  ...below("date-poll-aurora-1", {
    edit: { operation: "date-poll.update", form: values, by: officers },
    answer: { operation: "date-poll.answer", form: answers, by: groupMembers },
    "confirm/remind": { operation: "date-poll.remind", form: {}, also, by: officers },
    "confirm/close": { operation: "date-poll.close", form: {}, also, by: officers },
    "confirm/cancel": { operation: "date-poll.cancel", form: reason, by: officers },
    "decide/date-poll-aurora-1-slot-2": {
      operation: "date-poll.decide",
      form: { slot_id: "date-poll-aurora-1-slot-2" },
      by: officers,
    },
  }),
  {
    route: "date-poll/:id/reopen",
    path: "date-poll/date-poll-aurora-7/reopen",
    operation: "date-poll.reopen",
    record: ["date_poll", "date-poll-aurora-7"],
    form: { "deadline.date": "2027-06-10", "deadline.time": "17:00", "deadline.zone": "Europe/Oslo" },
    by: allianceConveners,
    hasPage: true,
  },
  {
    route: "wg/:acronym/date-poll/:id/reopen",
    path: "wg/COPT/date-poll/date-poll-aurora-2/reopen",
    operation: "date-poll.reopen",
    record: ["date_poll", "date-poll-aurora-2"],
    form: { "deadline.date": inTwoDays, "deadline.time": "17:00", "deadline.zone": "Europe/Oslo" },
    by: officers,
    hasPage: true,
  },
  create({}, allianceConveners),
  create({ group: "COPT" }, officers),
  create({ group: "STEER" }, ["admin"]),
  { ...create({}, officers), route: "wg/:acronym/date-poll/create", path: "wg/COPT/date-poll/create" },
  foreignId({ group: "LIDAR" }),
  foreignId({ required_ids: memberValue("member-harbor-member") }),
]

/** The page that the link in a mail to the member opens without a session. */
const invitation = (poll: string) =>
  `/date-poll/${poll}/invitation/${invitationToken(linkSecretOf("aurora"), poll, "member-aurora-member")}`

/** Date polls. */
export const datePoll: TestDomain = {
  // the mock creates its token for one person: see tests/e2e/date-poll.spec.ts
  noSubmission: ["date-poll/:id/invitation/:token"],
  showsNoTexts: { "date-poll/:id/invitation/:token": "its token is made for one person, as above" },
  screens: [
    { name: "date-polls", path: "/date-poll", person: "chair", kind: "read" },
    { name: "date-polls-none", path: "/date-poll?q=nothing-like-it", person: "member", kind: "read" },
    { name: "group-date-polls", path: "/wg/COPT/date-poll", person: "secretary", kind: "read" },
    { name: "date-poll", path: "/date-poll/date-poll-aurora-1", person: "member", kind: "form" },
    { name: "date-poll-organizer", path: "/date-poll/date-poll-aurora-1", person: "secretary", kind: "form" },
    { name: "date-poll-closed", path: "/date-poll/date-poll-aurora-2", person: "secretary", kind: "read" },
    { name: "date-poll-cancelled", path: "/date-poll/date-poll-aurora-3", person: "admin", kind: "read" },
    { name: "date-poll-decided", path: "/date-poll/date-poll-aurora-8", person: "member", kind: "read" },
    {
      name: "date-poll-not-invited",
      path: "/date-poll/date-poll-aurora-1",
      person: "lone-member",
      kind: "static",
      status: 403,
    },
    { name: "date-poll-create", path: "/wg/COPT/date-poll/create", person: "chair", kind: "form" },
    { name: "date-poll-create-alliance", path: "/date-poll/create", person: "admin", kind: "form" },
    { name: "date-poll-edit", path: "/date-poll/date-poll-aurora-1/edit", person: "secretary", kind: "form" },
    { name: "date-poll-answer", path: "/date-poll/date-poll-aurora-1/answer", person: "member", kind: "form" },
    { name: "date-poll-remind", path: "/date-poll/date-poll-aurora-1/confirm/remind", person: "chair", kind: "form" },
    {
      name: "date-poll-decide",
      path: "/date-poll/date-poll-aurora-1/decide/date-poll-aurora-1-slot-2",
      person: "secretary",
      kind: "form",
    },
    { name: "date-poll-reopen", path: "/date-poll/date-poll-aurora-2/reopen", person: "secretary", kind: "form" },
    { name: "date-poll-invitation", path: invitation("date-poll-aurora-1"), kind: "static" },
    { name: "date-poll-invitation-over", path: invitation("date-poll-aurora-2"), kind: "static", status: 410 },
  ],
  access: {
    "date-poll": ["group", 200],
    "date-poll/:id": ["group", 404],
    "date-poll/create": ["group", 200, { offered: conveners }],
    "date-poll/:id/edit": ["group", 404],
    "date-poll/:id/answer": ["group", 404],
    "date-poll/:id/confirm/:action": ["group", 404],
    "date-poll/:id/reopen": ["group", 404],
    "date-poll/:id/decide/:slotId": ["group", 404],
    "date-poll/:id/invitation/:token": ["public", 404],
    "wg/:acronym/date-poll": ["group", 200],
    "wg/:acronym/date-poll/:id": ["group", 404],
    "wg/:acronym/date-poll/create": ["group", 200, { offered: officers }],
    "wg/:acronym/date-poll/:id/edit": ["group", 404],
    "wg/:acronym/date-poll/:id/answer": ["group", 404],
    "wg/:acronym/date-poll/:id/confirm/:action": ["group", 404],
    "wg/:acronym/date-poll/:id/reopen": ["group", 404],
    "wg/:acronym/date-poll/:id/decide/:slotId": ["group", 404],
  },
  othersRecords: {
    "date-poll/:id": {
      foreign: { id: "date-poll-harbor-1" },
      closed: [restricted({ id: "date-poll-aurora-5" })],
      reads: [""],
    },
    // The token identifies the recipient; without one, a poll of the restricted group does not exist either.
    "date-poll/:id/invitation/:token": { foreign: { id: "date-poll-harbor-1" } },
    "wg/:acronym/date-poll/:id": {
      foreign: { id: "date-poll-harbor-1" },
      closed: [restricted({ acronym: "STEER", id: "date-poll-aurora-5" })],
      reads: [""],
    },
  },
  pairs: [
    pair("date-poll/detail/detail", "secretary", "date-poll/*", "date-poll-aurora-1", "date-poll-aurora-2"),
    pair("date-poll/form/edit", "admin", "date-poll/*/edit", "date-poll-aurora-1", "date-poll-aurora-4"),
    pair("date-poll/answer/answer", "chair", "date-poll/*/answer", "date-poll-aurora-1", "date-poll-aurora-4"),
    pair(
      "date-poll/confirm/confirm",
      "admin",
      "date-poll/*/confirm/cancel",
      "date-poll-aurora-1",
      "date-poll-aurora-4",
    ),
    pair("date-poll/confirm/reopen", "admin", "date-poll/*/reopen", "date-poll-aurora-2", "date-poll-aurora-7"),
    pair(
      "date-poll/confirm/decide",
      "secretary",
      "date-poll/*",
      "date-poll-aurora-1/decide/date-poll-aurora-1-slot-1",
      "date-poll-aurora-2/decide/date-poll-aurora-2-slot-1",
    ),
    pair("date-poll/list/list", "chair", "wg/*/date-poll", ...groups),
    pair("date-poll/form/create", "admin", "wg/*/date-poll/create", ...groups),
  ],
  submissions,
  needsBackend: ["date-poll/:id/invitation/:token"],
  restrictedIds: ["date-poll-aurora-5"],
  formattedTexts: {
    "word of the contract": ["date_poll.description.format", "date_poll_answer.answers[].answer"],
    "zone, day, region or address": ["date_poll.timezone"],
  },
}
