import { invitationToken } from "#mock/domains/meeting/invitation-link.ts"
import { linkSecretOf } from "#mock/domains/meeting/seed.ts"
import { failing, pair, restricted, type Submission, type TestDomain } from "../domain.ts"
import { fileValue, memberValue, reason, start, text } from "../form-values.ts"
import { allianceConveners, conveners, groupMembers, officers } from "../people.ts"

const meetings = ["meeting-aurora-5", "meeting-aurora-6"] as const
const groups = ["COPT", "LINK"] as const

const values = { ...text, ...start, "duration.preset": "60", "participants.who": "everyone" }

/** The first topic of a new meeting. */
const topics = {
  "topics[0].subject": "First",
  "topics[0].minutes": "10",
  "topics[0].description.format": "markdown",
  "topics[0].description.text": "Text",
}

type Page = Pick<Submission, "operation" | "form" | "fields" | "also" | "by" | "without">
/** The confirmation of a cancelled series asks for this; the other confirmations of a meeting do not (MEET-11). */
const also = ["scope"]

/** Submissions of forms on separate pages below a meeting of COPT. */
const below = (id: string, pages: Record<string, Page>): Submission[] =>
  Object.entries(pages).map(([path, page]) => ({
    ...page,
    route: `meeting/:id/${path.replace(/^confirm\/.*/, "confirm/:action")}`,
    path: `meeting/${id}/${path}`,
    record: ["meeting", id],
    hasPage: true,
    isOfGroup: true,
  }))

const create = (form: Record<string, string>, by: readonly string[]): Submission => ({
  route: "meeting/create",
  path: "meeting/create",
  operation: "meeting.create",
  form: { ...values, ...topics, ...form },
  fields: { documentation_ids: "documentation" },
  without: ["draft_code", "repeat.count"],
  by,
})

/** A series with three meetings, a week apart. */
const series: Submission = {
  ...create({ "repeat.every": "week", "repeat.count": "3" }, allianceConveners),
  without: ["draft_code"],
}

/** Valid forms except for one id of another alliance (docs/quality.md, row 41). */
const foreignId = (form: Record<string, string>): Submission => ({ ...create(form, []), refusals: [400, 403, 404] })

const ownTopic = {
  record: ["meeting_topic", "topic-aurora-2"],
  by: ["member"],
  hasPage: true,
  isOfGroup: true,
} as const

const submissions: Submission[] = [
  ...below("meeting-aurora-6", {
    edit: { operation: "meeting.update", form: values, fields: { documentation_ids: "documentation" }, by: officers },
    documents: { operation: "meeting.documentation.update", form: { location: "Room 2" }, by: officers },
    "confirm/cancel": { operation: "meeting.cancel", form: reason, by: officers },
    "confirm/remind": { operation: "meeting.remind", form: {}, also, by: officers },
    answer: { operation: "meeting.answer", form: { answer: "declined" }, also, by: groupMembers },
    "topic/create": { operation: "meeting.topic.create", form: text, by: groupMembers },
  }),
  ...below("meeting-aurora-1", {
    "confirm/end": { operation: "meeting.end", form: {}, also, by: officers },
    "summary/edit": {
      operation: "meeting.summary.update",
      form: {
        "summary.format": "markdown",
        "summary.text": "Agreed",
        "topic_minutes[0].topic_id": "topic-aurora-6",
        "topic_minutes[0].text": "Said",
        "topic_minutes[0].decisions[0].text": "Decided",
        "topic_minutes[0].action_items[0].text": "Do it",
        "topic_minutes[0].action_items[0].is_task": "on",
        "topic_minutes[0].action_items[0].assignee_id": "member-aurora-member",
        "topic_minutes[0].action_items[0].due_date": "2026-12-18",
      },
      // asked for in a meeting of the whole alliance alone
      without: ["topic_minutes[].action_items[].group_acronym"],
      by: officers,
    },
  }),
  ...below("meeting-aurora-2", {
    "confirm/summary.approve": { operation: "meeting.summary.approve", form: {}, also, by: ["admin", "chair"] },
  }),
  {
    route: "meeting/:id/agenda",
    path: "meeting/meeting-aurora-1/agenda",
    operation: "meeting.agenda.move",
    form: { topic_id: "topic-aurora-6" },
    // its own button, once there is a current topic
    also: ["is_end"],
    record: ["meeting_agenda", "meeting-aurora-1"],
    by: officers,
    isOfGroup: true,
  },
  {
    route: "meeting/:id",
    path: "meeting/meeting-aurora-1",
    operation: "meeting.feedback.create",
    form: { topic: "", text: "Thank you" },
    by: groupMembers,
    isOfGroup: true,
  },
  {
    route: "meeting/:id",
    path: "meeting/meeting-aurora-5",
    operation: "meeting.topic.feedback.create",
    form: { topic: "topic-aurora-2", text: "Thank you" },
    by: ["admin", ...groupMembers],
    isOfGroup: true,
  },
  {
    route: "meeting/:id",
    path: "meeting/meeting-aurora-5",
    operation: "meeting.topic.feedback.create",
    form: { topic: "topic-aurora-2", text: "Done", is_completed: "on" },
    by: officers,
    isOfGroup: true,
  },
  {
    ...ownTopic,
    route: "meeting/:id/topic/:topicId/edit",
    path: "meeting/meeting-aurora-5/topic/topic-aurora-2/edit",
    operation: "meeting.topic.update",
    form: text,
  },
  {
    ...ownTopic,
    route: "meeting/:id/topic/:topicId/plan",
    path: "meeting/meeting-aurora-5/topic/topic-aurora-2/plan",
    operation: "meeting.topic.plan",
    form: { position: "2", minutes: "25" },
    by: ["member", ...officers],
  },
  {
    ...ownTopic,
    route: "meeting/:id/topic/:topicId/withdraw",
    path: "meeting/meeting-aurora-5/topic/topic-aurora-2/withdraw",
    operation: "meeting.topic.withdraw",
    form: reason,
  },
  create({}, allianceConveners),
  create({ group: "COPT" }, officers),
  create({ group: "STEER" }, ["admin"]),
  series,
  { ...create({}, officers), route: "wg/:acronym/meeting/create", path: "wg/COPT/meeting/create" },
  { ...create({}, ["admin"]), route: "wg/:acronym/meeting/create", path: "wg/STEER/meeting/create" },
  foreignId({ group: "LIDAR" }),
  foreignId({ "participants.who": "selected", "participants.chosen": memberValue("member-harbor-member") }),
  foreignId({ documentation: fileValue("file-meeting-harbor-1-agenda") }),
]

/** The page that the link in a mail to the member opens without a session. */
const invitation = (meeting: string) =>
  `/meeting/${meeting}/invitation/${invitationToken(linkSecretOf("aurora"), meeting, "member-aurora-member")}`

/** Meetings and their topics. */
export const meeting: TestDomain = {
  // the mock creates its token for one person: see tests/e2e/meeting-answer.spec.ts
  noSubmission: ["meeting/:id/invitation/:token"],
  showsNoTexts: {
    "meeting/:id/invitation/:token": "its token is made for one person, as above",
    "meeting/:id/invitation/:token/calendar.ics": "the same token",
  },
  screens: [
    { name: "meetings", path: "/meeting", person: "chair", kind: "read" },
    { name: "meetings-admin", path: "/meeting?status=not_started&size=10", person: "admin", kind: "read" },
    { name: "meetings-none", path: "/meeting?q=nothing-like-it", person: "member", kind: "read" },
    { name: "group-meetings", path: "/wg/COPT/meeting", person: "chair", kind: "read" },
    { name: "meeting", path: "/meeting/meeting-aurora-1", person: "chair", kind: "read" },
    { name: "meeting-to-come", path: "/wg/COPT/meeting/meeting-aurora-5", person: "member", kind: "read" },
    { name: "meeting-ended", path: "/meeting/meeting-aurora-2", person: "secretary", kind: "read" },
    { name: "meeting-cancelled", path: "/meeting/meeting-aurora-4", person: "member", kind: "read" },
    { name: "meeting-everyone", path: "/meeting/meeting-aurora-38", person: "admin", kind: "read" },
    {
      name: "meeting-failing-log",
      path: "/meeting/meeting-aurora-1",
      person: "member",
      kind: "read",
      faults: failing("operation-log.list", 500),
    },
    { name: "meeting-restricted", path: "/meeting/meeting-aurora-33", person: "member", kind: "static", status: 403 },
    { name: "meeting-agenda", path: "/meeting/meeting-aurora-1/agenda", person: "chair", kind: "read" },
    { name: "meeting-summary", path: "/meeting/meeting-aurora-2/summary", person: "chair", kind: "read" },
    { name: "meeting-minutes", path: "/meeting/meeting-aurora-2/minutes", person: "member", kind: "static" },
    { name: "meeting-cancel", path: "/meeting/meeting-aurora-6/confirm/cancel", person: "chair", kind: "form" },
    { name: "meeting-end", path: "/meeting/meeting-aurora-1/confirm/end", person: "chair", kind: "form" },
    {
      name: "meeting-approve",
      path: "/meeting/meeting-aurora-2/confirm/summary.approve",
      person: "chair",
      kind: "form",
    },
    { name: "meeting-documents", path: "/meeting/meeting-aurora-6/documents", person: "chair", kind: "form" },
    { name: "meeting-summary-edit", path: "/meeting/meeting-aurora-2/summary/edit", person: "chair", kind: "form" },
    { name: "meeting-answer", path: "/meeting/meeting-aurora-6/answer", person: "member", kind: "form" },
    { name: "meeting-invitation", path: invitation("meeting-aurora-6"), kind: "static" },
    { name: "meeting-invitation-over", path: invitation("meeting-aurora-2"), kind: "static", status: 410 },
    { name: "topic-create", path: "/meeting/meeting-aurora-6/topic/create", person: "member", kind: "form" },
    { name: "topic-edit", path: "/meeting/meeting-aurora-5/topic/topic-aurora-2/edit", person: "member", kind: "form" },
    { name: "topic-plan", path: "/meeting/meeting-aurora-5/topic/topic-aurora-2/plan", person: "chair", kind: "form" },
    {
      name: "topic-withdraw",
      path: "/meeting/meeting-aurora-5/topic/topic-aurora-2/withdraw",
      person: "member",
      kind: "form",
    },
    { name: "meeting-remind", path: "/meeting/meeting-aurora-6/confirm/remind", person: "chair", kind: "form" },
    {
      name: "meeting-not-offered",
      path: "/meeting/meeting-aurora-6/confirm/cancel",
      person: "member",
      kind: "static",
      status: 403,
    },
    { name: "my-meetings", path: "/account/meeting", person: "chair", kind: "read" },
    { name: "meeting-create", path: "/wg/COPT/meeting/create", person: "chair", kind: "form" },
    { name: "meeting-create-alliance", path: "/meeting/create", person: "admin", kind: "form" },
    { name: "meeting-create-refused", path: "/meeting/create", person: "member", kind: "static", status: 403 },
    { name: "meeting-edit", path: "/wg/COPT/meeting/meeting-aurora-6/edit", person: "chair", kind: "form" },
  ],
  access: {
    meeting: ["group", 200],
    "meeting/:id": ["group", 404],
    "meeting/:id/summary": ["group", 404],
    "meeting/create": ["group", 200, { offered: conveners }],
    "meeting/:id/edit": ["group", 404],
    "meeting/:id/confirm/:action": ["group", 404],
    "meeting/:id/agenda": ["group", 404],
    "meeting/:id/answer": ["group", 404],
    "meeting/:id/invitation/:token": ["public", 404],
    "meeting/:id/invitation/:token/calendar.ics": ["public", "meeting/no-such-record/invitation/token"],
    "meeting/:id/documents": ["group", 404],
    "meeting/:id/summary/edit": ["group", 404],
    "meeting/:id/topic/create": ["group", 404],
    "meeting/:id/topic/:topicId/edit": ["group", 404],
    "meeting/:id/topic/:topicId/plan": ["group", 404],
    "meeting/:id/topic/:topicId/withdraw": ["group", 404],
    "account/meeting": ["group", 200],
    "wg/:acronym/meeting": ["group", 200],
    "wg/:acronym/meeting/:id": ["group", 404],
    "wg/:acronym/meeting/:id/summary": ["group", 404],
    "wg/:acronym/meeting/:id/confirm/:action": ["group", 404],
    "wg/:acronym/meeting/:id/agenda": ["group", 404],
    "wg/:acronym/meeting/:id/answer": ["group", 404],
    "wg/:acronym/meeting/:id/documents": ["group", 404],
    "wg/:acronym/meeting/:id/summary/edit": ["group", 404],
    "wg/:acronym/meeting/:id/topic/create": ["group", 404],
    "wg/:acronym/meeting/:id/topic/:topicId/edit": ["group", 404],
    "wg/:acronym/meeting/:id/topic/:topicId/plan": ["group", 404],
    "wg/:acronym/meeting/:id/topic/:topicId/withdraw": ["group", 404],
    "wg/:acronym/meeting/create": ["group", 200, { offered: officers }],
    "wg/:acronym/meeting/:id/edit": ["group", 404],
    "meeting/:id/minutes": ["group", 404],
    "meeting/:id/calendar.ics": ["group", "meeting/no-such-record"],
    "meeting.csv": ["member", 200],
  },
  othersRecords: {
    "meeting/:id": {
      foreign: { id: "meeting-harbor-1" },
      closed: [restricted({ id: "meeting-aurora-33" })],
      reads: ["", "/agenda", "/summary", "/minutes", "/calendar.ics"],
    },
    // The token identifies the recipient; without one, a meeting of the restricted group does not exist either.
    "meeting/:id/invitation/:token": { foreign: { id: "meeting-harbor-1" } },
    "wg/:acronym/meeting/:id": {
      foreign: { id: "meeting-harbor-1" },
      closed: [restricted({ acronym: "STEER", id: "meeting-aurora-33" })],
      reads: ["", "/agenda", "/summary"],
    },
  },
  pairs: [
    pair("meeting/detail/detail", "chair", "meeting/*", ...meetings),
    pair("meeting/detail/detail", "chair", "wg/COPT/meeting/*", ...meetings),
    pair("meeting/minutes/summary", "chair", "meeting/*/summary", "meeting-aurora-2", "meeting-aurora-3"),
    pair("meeting/form/edit", "chair", "meeting/*/edit", ...meetings),
    pair("meeting/form/edit", "chair", "wg/COPT/meeting/*/edit", ...meetings),
    pair("meeting/confirm/confirm", "chair", "meeting/*/confirm/cancel", ...meetings),
    pair("meeting/agenda/agenda", "chair", "meeting/*/agenda", "meeting-aurora-1", "meeting-aurora-2"),
    pair("meeting/answer/answer", "member", "meeting/*/answer", ...meetings),
    pair("meeting/detail/documents", "chair", "meeting/*/documents", ...meetings),
    pair("meeting/minutes/summary-edit", "chair", "meeting/*/summary/edit", "meeting-aurora-2", "meeting-aurora-3"),
    pair("meeting/topic/topic-create", "member", "meeting/*/topic/create", ...meetings),
    pair("meeting/list/list", "chair", "wg/*/meeting", ...groups),
    pair("meeting/form/create", "admin", "wg/*/meeting/create", ...groups),
  ],
  submissions,
  withoutBackend: {
    "meeting/:id/calendar.ics": "meeting/no-such-record",
    "meeting/:id/invitation/:token/calendar.ics": "meeting/no-such-record/invitation/token",
    "meeting.csv": "meeting",
  },
  needsBackend: ["meeting/:id/invitation/:token"],
  pages: [{ person: "member", address: "meeting/meeting-aurora-1/calendar.ics" }],
  withoutPair: [
    "features/meeting/topic/topic-edit.route.tsx",
    "features/meeting/topic/topic-plan.route.tsx",
    "features/meeting/topic/topic-withdraw.route.tsx",
  ],
  restrictedIds: ["meeting-aurora-3[2-6]"],
  hiddenTexts: { "meeting_link_key.secret": "signs links; the backend never shows it" },
  formattedTexts: {
    "word of the contract": [
      "meeting_topic.status",
      "meeting_answer.answer",
      "meeting.description.format",
      "meeting.summary.format",
      "meeting_topic.description.format",
    ],
    "zone, day, region or address": ["meeting.timezone", "meeting.topic_minutes[].action_items[].due_date"],
  },
}
