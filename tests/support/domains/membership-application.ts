import { pair, type Submission, type TestDomain } from "../domain.ts"
import { fileValue, reason } from "../form-values.ts"
import { administrators } from "../people.ts"

/** The seed has one application in each state; the third waits for the member information (openapi/states/membership-application.yaml). */
const record = (number: number): Submission["record"] => [
  "membership_application",
  `membership-application-aurora-${number}`,
]

/** Fields of a new entity: missing if an existing one is chosen; its contacts come from the application. */
const ofContacts = ["name", "phone", "email"].map((name) => `entity.contacts[].${name}`)
const ofEntity = ["name", "name_english", "acronym", "acronym_english", "email_suffix", "website"]
const ofNewEntity = [...ofEntity, "region_code", "address", "memo"].map((name) => `entity.${name}`)

const completion = (entity: Record<string, string>, without: readonly string[]): Submission => ({
  route: "admin/membership-application/:id/complete",
  path: "admin/membership-application/membership-application-aurora-3/complete",
  operation: "membership-application.complete",
  record: record(3),
  form: { ...entity, level_id: "level-aurora-2", "member.email": "aino@rime-sensing.example", "member.name": "Aino" },
  without,
  by: administrators,
  hasPage: true,
})

const submissions: Submission[] = [
  {
    route: "admin/membership-application/:id",
    path: "admin/membership-application/membership-application-aurora-1",
    operation: "membership-application.review",
    record: record(1),
    form: { intent: "review", step: "materials_review", decision: "reject", ...reason },
    by: administrators,
  },
  {
    route: "admin/membership-application/:id",
    path: "admin/membership-application/membership-application-aurora-2",
    operation: "membership-application.feedback.create",
    form: { intent: "feedback", text: "Which of the two names is on the certificate? 证书上是哪个名称？" },
    by: administrators,
  },
  completion({ entity_id: "entity-aurora-1" }, [...ofNewEntity, ...ofContacts]),
  completion(
    {
      entity_id: "",
      "entity.name": "霜感测",
      "entity.name_english": "Rime Sensing",
      "entity.acronym": "霜",
      "entity.acronym_english": "RIME",
    },
    ["entity_id", "entity.region_code", ...ofContacts],
  ),
  {
    route: "admin/membership-application/:id/close",
    path: "admin/membership-application/membership-application-aurora-5/close",
    operation: "membership-application.close",
    record: record(5),
    form: { ...reason, summary: "Asked twice 已两次询问" },
    by: administrators,
    hasPage: true,
  },
  {
    route: "admin/membership-application/guidelines",
    path: "admin/membership-application/guidelines",
    operation: "membership-application.guideline.update",
    record: ["membership_guideline", "membership-guideline-aurora"],
    form: {
      "content.format": "markdown",
      "content.text": "欢迎",
      "content_english.format": "markdown",
      "content_english.text": "Welcome",
      attachment_ids: fileValue("file-membership-aurora-form"),
    },
    by: ["admin"],
  },
  // valid except for the entity of another alliance (docs/quality.md, row 41)
  { ...completion({ entity_id: "entity-harbor-1" }, []), by: [], refusals: [400, 403, 404], hasPage: undefined },
]

const page = (number: number, rest = "") =>
  `/admin/membership-application/membership-application-aurora-${number}${rest}`

/** Applications of organisations, from the administrators' side. */
export const membershipApplication: TestDomain = {
  screens: [
    { name: "applications", path: "/admin/membership-application", person: "admin", kind: "read" },
    {
      name: "applications-none",
      path: "/admin/membership-application?q=nothing-like-it",
      person: "member-admin",
      kind: "read",
    },
    { name: "application-materials", path: page(1), person: "member-admin", kind: "form" },
    { name: "application-qualification", path: page(2), person: "admin", kind: "form" },
    { name: "application-entry", path: page(3), person: "admin", kind: "form" },
    // one route shows an application in every state, with the forms of that state
    { name: "application-complete", path: page(4), person: "member-admin", kind: "form" },
    { name: "application-rejected", path: page(5), person: "admin", kind: "form" },
    { name: "application-closed", path: page(6), person: "member-admin", kind: "form" },
    { name: "application-withdrawn", path: page(7), person: "admin", kind: "form" },
    { name: "application-information", path: page(3, "/complete"), person: "member-admin", kind: "form" },
    {
      name: "application-information-early",
      path: page(1, "/complete"),
      person: "member-admin",
      kind: "static",
      status: 403,
    },
    { name: "application-close", path: page(5, "/close"), person: "admin", kind: "form" },
    { name: "application-guidelines", path: "/admin/membership-application/guidelines", person: "admin", kind: "form" },
  ],
  access: {
    "admin/membership-application": ["member-admin", 200],
    "admin/membership-application/guidelines": ["admin", 200],
    "admin/membership-application/:id": ["member-admin", 404],
    "admin/membership-application/:id/complete": ["member-admin", 404],
    "admin/membership-application/:id/close": ["member-admin", 404],
    "admin/membership-application.csv": ["member-admin", 200],
  },
  othersRecords: {
    "admin/membership-application/:id": { foreign: { id: "membership-application-harbor-1" } },
  },
  pairs: [
    pair(
      "membership-application/detail",
      "admin",
      "admin/membership-application/*",
      "membership-application-aurora-1",
      "membership-application-aurora-2",
    ),
    pair(
      "membership-application/close",
      "admin",
      "admin/membership-application/*/close",
      "membership-application-aurora-1",
      "membership-application-aurora-2",
    ),
  ],
  withoutPair: ["features/membership-application/complete.route.tsx"],
  submissions,
  withoutBackend: { "admin/membership-application.csv": "admin/membership-application" },
  formattedTexts: {
    "zone, day, region or address": ["membership_application.region_code"],
    "word of the contract": [
      "membership_application.status",
      "membership_application.nature",
      "membership_guideline.content.format",
      "membership_guideline.content_english.format",
    ],
    "mail or telephone": [
      "membership_application.email_suffix",
      "membership_application.contacts[].email",
      "membership_application.contacts[].phone",
    ],
  },
}
