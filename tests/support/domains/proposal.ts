import { pair, restricted, type Submission, type TestDomain } from "../domain.ts"
import { memberValue, start, text } from "../form-values.ts"
import { insiders, proposalReviewers } from "../people.ts"

const content = { "content.format": "markdown", "content.text": "Why" }
const nobodyInvited = { "invited.who": "everyone" }

/** Officers who lead the proposals of COPT, and proposal and alliance administrators (openapi/states/proposal.yaml). */
const leaders = ["admin", "chair", "vice-chair", "proposal-admin"]
const at = (number: string) => `proposal/AIA-P-2026-${number}`
const row = (number: number) => ["proposal", `proposal-aurora-${number}`] as const
const question = (
  number: string,
  action: string,
  operation: string,
  by: string[],
  form = {},
  without: readonly string[] = [],
): Submission => ({
  route: "proposal/:draftCode/confirm/:action",
  path: `${at(number)}/confirm/${action}`,
  operation,
  record: row(Number(number)),
  form,
  by,
  hasPage: true,
  without,
  also: ["revision_number"],
})
const reviewers = ["admin", "proposal-admin"]
const reason = { reason: "Merged with another one" }

const submissions: Submission[] = [
  {
    route: "proposal/create",
    path: "proposal/create",
    operation: "proposal.create",
    fields: { attachment_ids: "attachments", authors: "authors" },
    form: { title: text.subject, authors: "Mara Ellingsen", group: "COPT", ...content },
    by: insiders,
  },
  {
    route: "proposal/:draftCode/revision/create",
    path: `${at("016")}/revision/create`,
    operation: "proposal.revision.create",
    fields: { attachment_ids: "attachments" },
    record: row(16),
    form: { title: text.subject, ...content },
    by: ["member"],
    hasPage: true,
  },
  {
    route: "proposal/:draftCode/revision/:revisionId",
    path: `${at("016")}/revision/revision-proposal-aurora-16-0`,
    operation: "proposal.feedback.create",
    fields: { attachment_ids: "attachments" },
    form: { text: "Which limit?", revision: "revision-proposal-aurora-16-0" },
    by: ["chair", "vice-chair", "secretary", "member", "lab-tester"],
  },
  {
    route: "proposal/:draftCode/feedback",
    path: `${at("001")}/feedback`,
    operation: "proposal.feedback.create",
    fields: { attachment_ids: "attachments" },
    form: { text: "Which limit?", revision: "revision-proposal-aurora-1-0" },
    by: insiders,
  },
  {
    route: "proposal/:draftCode/feedback/:feedbackId/answer",
    path: `${at("021")}/feedback/feedback-proposal-aurora-21-1/answer`,
    operation: "proposal.feedback.answer",
    form: { text: "In the next revision" },
    by: ["admin"],
    hasPage: true,
  },
  {
    route: "proposal/:draftCode/phase/create",
    path: `${at("018")}/phase/create`,
    operation: "proposal.phase.create",
    record: row(18),
    form: { type: "public_notice", name: text.subject, public_days: "30", ...nobodyInvited },
    by: leaders,
    hasPage: true,
  },
  {
    route: "proposal/:draftCode/phase/:phaseId/edit",
    path: `${at("016")}/phase/phase-proposal-aurora-16-group_review/edit`,
    operation: "proposal.phase.update",
    also: ["type"],
    record: row(16),
    form: { name: text.subject, public_days: "90", ...nobodyInvited },
    by: leaders,
    hasPage: true,
  },
  {
    route: "proposal/:draftCode/submitter",
    path: `${at("016")}/submitter`,
    operation: "proposal.submitter.update",
    record: row(16),
    form: { submitter: memberValue("member-aurora-secretary") },
    by: ["admin", "chair", "proposal-admin"],
  },
  {
    route: "proposal/:draftCode/meeting/create",
    path: `${at("016")}/meeting/create`,
    operation: "meeting.create",
    fields: { documentation_ids: "documentation" },
    without: ["repeat.count"],
    also: ["repeat", "group"],
    form: { ...text, ...start, "duration.preset": "60", "participants.who": "everyone", draft_code: "AIA-P-2026-016" },
    by: leaders,
    hasPage: true,
  },
  {
    route: "proposal/:draftCode/vote/create",
    path: `${at("016")}/vote/create`,
    operation: "ballot.create",
    fields: { documentation_ids: "documentation" },
    also: ["group", "meeting_id", "previous_ballot_id"],
    form: {
      ...text,
      ...start,
      "options[0].text": "Yes",
      "options[1].text": "No",
      "duration.preset": "2",
      "voters.who": "everyone",
      draft_code: "AIA-P-2026-016",
    },
    by: leaders,
    hasPage: true,
  },
  question("017", "approve", "proposal.review", reviewers, { revision_number: "1" }, ["reason", "revision_number"]),
  question("017", "reject", "proposal.review", reviewers, { ...reason, revision_number: "1" }, ["revision_number"]),
  question("016", "phase.end", "proposal.phase.end", leaders),
  question("018", "submit-archive", "proposal.submit-archive", ["admin", "chair", "vice-chair", "member"]),
  question("019", "archive", "proposal.archive", ["admin", "proposal-admin", "general-secretary"]),
  question("019", "send-back", "proposal.send-back", ["admin", "proposal-admin"], reason),
  question("016", "withdraw", "proposal.withdraw", ["member"], reason),
  question("016", "close", "proposal.close", [...leaders, "general-secretary"], reason),
]

const shell = "proposal/:draftCode"
const pages = [
  "",
  "/vote",
  "/vote/create",
  "/meeting",
  "/meeting/create",
  "/member",
  "/attachments",
  "/feedback",
  "/log",
  "/compare",
  "/revision/create",
  "/revision/:revisionId",
  "/feedback/:feedbackId/answer",
  "/phase/create",
  "/phase/:phaseId/edit",
  "/submitter",
  "/confirm/:action",
]

/** Proposals, their phases, revisions and feedback. */
export const proposal: TestDomain = {
  screens: [
    { name: "proposals", path: "/proposal", person: "chair", kind: "read" },
    { name: "proposals-none", path: "/proposal?q=nothing-like-it", person: "member", kind: "read" },
    { name: "group-proposals", path: "/wg/COPT/proposal", person: "member", kind: "read" },
    { name: "proposal-create", path: "/proposal/create", person: "member", kind: "form" },
    { name: "proposal", path: `/${at("001")}`, person: "member", kind: "read" },
    { name: "proposal-review", path: `/${at("017")}`, person: "proposal-admin", kind: "read" },
    { name: "proposal-between", path: `/${at("018")}`, person: "chair", kind: "read" },
    { name: "proposal-published", path: `/${at("015")}`, person: "member", kind: "read" },
    { name: "proposal-rejected", path: `/${at("011")}`, person: "admin", kind: "read" },
    { name: "proposal-compare", path: `/${at("003")}/compare?from=0&to=2`, person: "member", kind: "read" },
    { name: "proposal-feedback", path: `/${at("016")}/feedback`, person: "chair", kind: "form" },
    { name: "proposal-members", path: `/${at("001")}/member`, person: "member", kind: "read" },
    { name: "proposal-attachments", path: `/${at("003")}/attachments`, person: "member", kind: "read" },
    { name: "proposal-log", path: `/${at("001")}/log`, person: "member", kind: "read" },
    { name: "proposal-phase", path: `/${at("018")}/phase/create`, person: "chair", kind: "form" },
    { name: "proposal-submitter", path: `/${at("016")}/submitter`, person: "chair", kind: "form" },
    {
      name: "proposal-phase-edit",
      path: `/${at("016")}/phase/phase-proposal-aurora-16-group_review/edit`,
      person: "chair",
      kind: "form",
    },
    {
      name: "proposal-answer",
      path: `/${at("021")}/feedback/feedback-proposal-aurora-21-1/answer`,
      person: "admin",
      kind: "form",
    },
    { name: "proposal-send-back", path: `/${at("019")}/confirm/send-back`, person: "proposal-admin", kind: "form" },
    { name: "proposal-end-phase", path: `/${at("016")}/confirm/phase.end`, person: "chair", kind: "form" },
  ],
  access: {
    proposal: ["group", 200],
    "proposal/create": ["member", 200],
    "wg/:acronym/proposal": ["group", 200],
    "proposal.csv": ["member", 200],
    "proposal/:draftCode/feedback.csv": ["group", "proposal/draftCode/feedback"],
    ...Object.fromEntries(pages.map((page) => [shell + page, ["group", 404] as const])),
  },
  layouts: { "features/proposal/detail/shell.route.tsx": ["group", "proposal/AIA-P-2026-001"] },
  othersRecords: {
    "wg/:acronym/proposal": {
      foreign: { acronym: "LIDAR" },
      // reviewers may list the proposals of every group, but not open the shell of the group
      closed: [{ ...restricted({ acronym: "STEER" }), alone: proposalReviewers }],
      reads: [""],
    },
    [shell]: {
      foreign: { draftCode: "HSA-P-2026-001", action: "close" },
      closed: [restricted({ draftCode: "AIA-P-2026-020", action: "close" }, proposalReviewers)],
      reads: ["", "/member", "/attachments", "/feedback", "/log", "/compare"],
    },
  },
  restrictedIds: ["AIA-P-2026-020"],
  withoutPair: [
    "features/proposal/feedback/feedback-answer.route.tsx",
    "features/proposal/phase/phase-create.route.tsx", // one proposal of the seed is between two phases
    "features/proposal/phase/phase-edit.route.tsx",
    "features/proposal/revision/revision.route.tsx",
  ],
  pairs: [
    pair("proposal/list/list", "chair", "wg/*/proposal", "COPT", "LINK"),
    pair("proposal/detail/attachments", "member", "proposal/*/attachments", "AIA-P-2026-001", "AIA-P-2026-002"),
    pair("proposal/revision/compare", "member", "proposal/*/compare", "AIA-P-2026-003", "AIA-P-2026-019"),
    pair("proposal/detail/log", "member", "proposal/*/log", "AIA-P-2026-001", "AIA-P-2026-002"),
    pair("proposal/detail/members", "member", "proposal/*/member", "AIA-P-2026-001", "AIA-P-2026-002"),
    pair("proposal/detail/state", "member", "proposal/*", "AIA-P-2026-001", "AIA-P-2026-002"),
    pair(
      "proposal/revision/revision-create",
      "member",
      "proposal/*/revision/create",
      "AIA-P-2026-016",
      "AIA-P-2026-017",
    ),
    pair("proposal/form/submitter", "admin", "proposal/*/submitter", "AIA-P-2026-016", "AIA-P-2026-017"),
    pair("proposal/confirm/confirm", "admin", "proposal/*/confirm/close", "AIA-P-2026-016", "AIA-P-2026-017"),
    pair("proposal/feedback/feedback", "admin", "proposal/*/feedback", "AIA-P-2026-001", "AIA-P-2026-002"),
  ],
  submissions,
  withoutBackend: {
    "proposal.csv": "proposal",
    "proposal/:draftCode/feedback.csv": "proposal/draftCode/feedback",
  },
  pages: [{ person: "admin", address: "proposal/AIA-P-2026-013" }],
  formattedTexts: {
    "word of the contract": [
      "proposal.phase",
      "proposal.decided",
      "proposal.phases[].type",
      "proposal.revisions[].content.format",
    ],
    "letters and digits": ["proposal.draft_code"],
  },
}
