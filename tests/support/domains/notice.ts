import { pair, restricted, type Submission, type TestDomain } from "../domain.ts"
import { text } from "../form-values.ts"
import { groupNoticeWriters, noticeWriters, officers } from "../people.ts"

const values = {
  subject: text.subject,
  "content.format": "markdown",
  "content.text": "Why",
  subject_english: text.subject,
  "content_english.format": "markdown",
  "content_english.text": "Why",
  reply_to: "office@aurora-interconnect.example",
}
/** Who may edit the notice administrator's draft to the alliance, and a draft of the group. */
const keepers = ["admin", "notice-admin"]
const groupKeepers = [...officers, "notice-admin"]

/** Later than the notices are, in the zone of an author. */
const planned = { "planned.date": "2031-06-16", "planned.time": "09:30", "planned.zone": "Europe/Oslo" }

const noticeFields = { attachment_ids: "attachments", reply_to: "reply_to" }

/** A form for the draft of the group, which also exists in the shell of the group. */
const ofGroup = { record: ["notice", "notice-aurora-10"], by: groupKeepers, hasPage: true, isOfGroup: true } as const

const submissions: Submission[] = [
  {
    route: "notice/create",
    path: "notice/create",
    operation: "notice.create",
    fields: noticeFields,
    form: values,
    by: noticeWriters,
    hasPage: true,
  },
  {
    route: "wg/:acronym/notice/create",
    path: "wg/COPT/notice/create",
    operation: "notice.create",
    fields: noticeFields,
    form: values,
    by: groupNoticeWriters,
    hasPage: true,
  },
  {
    ...ofGroup,
    route: "notice/:id/edit",
    path: "notice/notice-aurora-10/edit",
    operation: "notice.update",
    fields: noticeFields,
    form: values,
  },
  {
    ...ofGroup,
    route: "notice/:id/preview",
    path: "notice/notice-aurora-10/preview",
    operation: "notice.publish",
    form: {},
  },
  {
    ...ofGroup,
    route: "notice/:id/plan",
    path: "notice/notice-aurora-10/plan",
    operation: "notice.plan",
    fields: { planned_time: "planned.time", timezone: "planned.zone" },
    form: planned,
  },
  {
    ...ofGroup,
    route: "notice/:id/confirm/:action",
    path: "notice/notice-aurora-27/confirm/recall",
    operation: "notice.recall",
    record: ["notice", "notice-aurora-27"],
    form: {},
  },
  {
    ...ofGroup,
    route: "notice/:id/recipients",
    path: "notice/notice-aurora-10/recipients",
    operation: "notice.recipient.update",
    fields: { external_recipients: "external_recipients" },
    form: { intent: "save", external_recipients: "oskar@skerry-test.example", template_language: "english" },
  },
  {
    // the list belongs to the notice administrator
    route: "notice/:id/recipients/:importId",
    path: "notice/notice-aurora-9/recipients/import-aurora-4",
    operation: "notice.recipient.update",
    without: ["external_recipients[]"],
    record: ["notice", "notice-aurora-9"],
    form: { template_language: "english" },
    by: ["notice-admin"],
    refusals: [400, 403],
    hasPage: true,
  },
  {
    route: "wg/:acronym/notice/:id/recipients/:importId",
    path: "wg/COPT/notice/notice-aurora-10/recipients/import-aurora-4",
    operation: "notice.recipient.update",
    without: ["external_recipients[]"],
    record: ["notice", "notice-aurora-10"],
    form: { template_language: "english" },
    by: ["notice-admin"],
    refusals: [400, 403],
    hasPage: true,
  },
  {
    route: "notice/:id/confirm/:action",
    path: "notice/notice-aurora-9/confirm/delete",
    operation: "notice.delete",
    record: ["notice", "notice-aurora-9"],
    form: {},
    by: keepers,
    hasPage: true,
  },
]

/** Notices to the alliance and to groups. */
export const notice: TestDomain = {
  screens: [
    { name: "notices", path: "/notice", person: "notice-admin", kind: "read" },
    { name: "notices-none", path: "/notice?q=nothing-like-it", person: "member", kind: "read" },
    { name: "group-notices", path: "/wg/COPT/notice", person: "chair", kind: "read" },
    { name: "notice", path: "/notice/notice-aurora-4", person: "notice-admin", kind: "read" },
    { name: "notice-sent", path: "/notice/notice-aurora-1", person: "member", kind: "read" },
    { name: "notice-draft", path: "/wg/COPT/notice/notice-aurora-10", person: "secretary", kind: "read" },
    { name: "notice-sending", path: "/wg/COPT/notice/notice-aurora-8", person: "chair", kind: "read" },
    { name: "notice-held", path: "/wg/COPT/notice/notice-aurora-27", person: "chair", kind: "read" },
    { name: "notice-planned", path: "/notice/notice-aurora-28", person: "notice-admin", kind: "read" },
    { name: "notice-plan", path: "/notice/notice-aurora-9/plan", person: "notice-admin", kind: "form" },
    { name: "notice-planned-edit", path: "/notice/notice-aurora-28/edit", person: "notice-admin", kind: "form" },
    { name: "notice-withdrawn", path: "/notice/notice-aurora-12", person: "admin", kind: "read" },
    { name: "notice-create", path: "/notice/create", person: "notice-admin", kind: "form" },
    { name: "notice-create-refused", path: "/notice/create", person: "member", kind: "static", status: 403 },
    { name: "notice-edit", path: "/notice/notice-aurora-9/edit", person: "notice-admin", kind: "form" },
    { name: "notice-recipients", path: "/notice/notice-aurora-9/recipients", person: "notice-admin", kind: "form" },
    {
      name: "notice-recipients-check",
      path: "/notice/notice-aurora-9/recipients/import-aurora-4",
      person: "notice-admin",
      kind: "form",
    },
    { name: "notice-publish", path: "/notice/notice-aurora-9/preview", person: "notice-admin", kind: "form" },
    { name: "notice-delivery", path: "/notice/notice-aurora-4/delivery", person: "notice-admin", kind: "read" },
    { name: "notice-delivery-none", path: "/notice/notice-aurora-4/delivery?q=nothing", person: "admin", kind: "read" },
    { name: "notice-recall", path: "/wg/COPT/notice/notice-aurora-27/confirm/recall", person: "chair", kind: "form" },
    { name: "notice-delete", path: "/notice/notice-aurora-9/confirm/delete", person: "notice-admin", kind: "form" },
    { name: "notice-not-offered", path: "/notice/notice-aurora-1/edit", person: "admin", kind: "static", status: 403 },
  ],
  access: {
    notice: ["group", 200],
    "notice/create": ["group", 200, { offered: noticeWriters }],
    "notice/:id": ["group", 404],
    "notice/:id/edit": ["group", 404],
    "notice/:id/preview": ["group", 404],
    "notice/:id/plan": ["group", 404],
    "notice/:id/recipients": ["group", 404],
    "notice/:id/recipients/:importId": ["group", 404],
    "notice/:id/delivery": ["group", 404],
    "notice/:id/confirm/:action": ["group", 404],
    "wg/:acronym/notice": ["group", 200],
    "wg/:acronym/notice/create": ["group", 200, { offered: groupNoticeWriters }],
    "wg/:acronym/notice/:id": ["group", 404],
    "wg/:acronym/notice/:id/edit": ["group", 404],
    "wg/:acronym/notice/:id/preview": ["group", 404],
    "wg/:acronym/notice/:id/plan": ["group", 404],
    "wg/:acronym/notice/:id/recipients": ["group", 404],
    "wg/:acronym/notice/:id/recipients/:importId": ["group", 404],
    "wg/:acronym/notice/:id/delivery": ["group", 404],
    "wg/:acronym/notice/:id/confirm/:action": ["group", 404],
    "notice/template": ["member", 200],
    "notice/:id/recipients/:importId/skipped.xlsx": ["group", "notice/no-such-record/recipients/importId"],
    "notice.csv": ["member", 200],
    "notice/:id/delivery.csv": ["group", "notice/no-such-record/delivery"],
  },
  othersRecords: {
    "notice/:id": {
      foreign: { id: "notice-harbor-1", action: "delete", importId: "import-harbor-4" },
      closed: [restricted({ id: "notice-aurora-6", action: "delete", importId: "import-harbor-4" })],
      reads: [""],
    },
    "wg/:acronym/notice/:id": {
      foreign: { id: "notice-harbor-1", action: "delete", importId: "import-harbor-4" },
      closed: [restricted({ acronym: "STEER", id: "notice-aurora-6", action: "delete", importId: "import-harbor-4" })],
      reads: [""],
    },
  },
  restrictedIds: ["notice-aurora-(6|11)"],
  pairs: [
    pair("notice/detail/detail", "member", "notice/*", "notice-aurora-1", "notice-aurora-4"),
    pair("notice/form/edit", "admin", "notice/*/edit", "notice-aurora-9", "notice-aurora-10"),
    pair("notice/form/preview", "admin", "notice/*/preview", "notice-aurora-9", "notice-aurora-10"),
    pair("notice/plan/plan", "admin", "notice/*/plan", "notice-aurora-9", "notice-aurora-10"),
    pair("notice/recipients/recipients", "admin", "notice/*/recipients", "notice-aurora-9", "notice-aurora-10"),
    pair("notice/delivery/delivery", "admin", "notice/*/delivery", "notice-aurora-1", "notice-aurora-4"),
    pair("notice/confirm/confirm", "admin", "notice/*/confirm/delete", "notice-aurora-9", "notice-aurora-10"),
    pair("notice/list/list", "chair", "wg/*/notice", "COPT", "LINK"),
    pair("notice/form/create", "admin", "wg/*/notice/create", "COPT", "LINK"),
  ],
  submissions,
  withoutBackend: {
    "notice/:id/delivery.csv": "notice/no-such-record/delivery",
    "notice/template": "notice",
    "notice/:id/recipients/:importId/skipped.xlsx": "notice/no-such-record/recipients/importId",
    "notice.csv": "notice",
  },
  withoutPair: ["features/notice/recipients/recipients-check.route.tsx"],
  pages: [
    { person: "notice-admin", address: "notice/notice-aurora-4/delivery.csv" },
    { person: "notice-admin", address: "notice/notice-aurora-9/recipients/import-aurora-4/skipped.xlsx" },
  ],
  formattedTexts: {
    "word of the contract": ["notice.content.format", "notice.content_english.format", "notice.template_language"],
    "zone, day, region or address": ["notice.timezone"],
    "mail or telephone": ["notice.reply_to[]", "notice.external_recipients[]"],
  },
}
