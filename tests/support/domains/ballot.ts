import { pair, restricted, type Submission, type TestDomain } from "../domain.ts"
import { end, memberValue, reason, start, text } from "../form-values.ts"
import { allianceConveners, conveners, officers } from "../people.ts"

const ballots = ["ballot-aurora-1", "ballot-aurora-2"] as const
const groups = ["COPT", "LINK"] as const

const values = {
  ...text,
  ...start,
  "options[0].text": "Yes",
  "options[1].text": "No",
  "duration.preset": "2",
  "voters.who": "everyone",
}

type Page = Pick<Submission, "operation" | "form" | "fields" | "by" | "without" | "refusals">

/** Submissions of forms on separate pages below a ballot of COPT. */
const below = (id: string, pages: Record<string, Page>): Submission[] =>
  Object.entries(pages).map(([path, page]) => ({
    ...page,
    route: `vote/:id/${path.replace(/^confirm\/.*/, "confirm/:action")}`,
    path: `vote/${id}/${path}`,
    record: ["ballot", id],
    hasPage: true,
    isOfGroup: true,
  }))

const create = (form: Record<string, string>, by: readonly string[]): Submission => ({
  route: "vote/create",
  path: "vote/create",
  operation: "ballot.create",
  form: { ...values, ...form },
  fields: { documentation_ids: "documentation" },
  // the topic is asked for if the form was opened from one
  without: ["draft_code", "meeting_topic_id"],
  by,
})

/** Valid forms except for one id of another alliance (docs/quality.md, row 41). */
const foreignId = (form: Record<string, string>): Submission => ({ ...create(form, []), refusals: [400, 403, 404] })

const submissions: Submission[] = [
  ...below("ballot-aurora-1", {
    extend: { operation: "ballot.extend", form: end, by: officers },
    "confirm/cancel": { operation: "ballot.cancel", form: reason, by: officers },
    "confirm/remind": { operation: "ballot.remind", form: {}, by: officers },
  }),
  ...below("ballot-aurora-5", {
    pass: {
      operation: "ballot.pass",
      form: { holder_id: "member-aurora-secretary" },
      by: ["chair", "member"],
      // who has passed the vote, or holds one, may not pass it
      refusals: [403, 400],
    },
    // the others have passed no vote
    revoke: { operation: "ballot.revoke", form: {}, by: ["vice-chair"], refusals: [403, 400] },
    edit: {
      operation: "ballot.update",
      form: values,
      fields: { documentation_ids: "documentation" },
      without: ["meeting_topic_id"],
      by: officers,
    },
  }),
  {
    route: "vote/:id",
    path: "vote/ballot-aurora-1",
    operation: "ballot.vote",
    form: { option_id: "approve", step: "cast" },
    by: ["chair", "secretary", "member"],
    // a person who has voted is redirected to the vote that counts
    refusals: [403, 303],
    isOfGroup: true,
  },
  create({}, allianceConveners),
  create(
    { counted_by: "entity", "weights[0].level_id": "level-aurora-1", "weights[0].weight": "3" },
    allianceConveners,
  ),
  create({ is_secret: "on" }, allianceConveners),
  create({ group: "COPT" }, officers),
  { ...create({}, officers), route: "wg/:acronym/vote/create", path: "wg/COPT/vote/create" },
  { ...create({}, ["admin"]), route: "wg/:acronym/vote/create", path: "wg/STEER/vote/create" },
  foreignId({ "voters.who": "selected", "voters.chosen": memberValue("member-harbor-member") }),
  foreignId({ meeting_id: "meeting-harbor-1" }),
  foreignId({ counted_by: "entity", "weights[0].level_id": "level-harbor-1", "weights[0].weight": "3" }),
  foreignId({ previous_ballot_id: "ballot-harbor-7" }),
]

/** Ballots. */
export const ballot: TestDomain = {
  screens: [
    { name: "ballots", path: "/vote", person: "chair", kind: "read" },
    { name: "my-ballots", path: "/account/vote", person: "member", kind: "read" },
    { name: "my-ballots-done", path: "/account/vote?vote=done", person: "secretary", kind: "read" },
    { name: "group-ballots", path: "/wg/COPT/vote", person: "member", kind: "read" },
    { name: "ballot", path: "/vote/ballot-aurora-1", person: "secretary", kind: "read" },
    { name: "ballot-to-vote", path: "/vote/ballot-aurora-2", person: "member", kind: "read" },
    { name: "ballot-to-come", path: "/wg/COPT/vote/ballot-aurora-5", person: "chair", kind: "read" },
    { name: "ballot-ended", path: "/vote/ballot-aurora-7", person: "member", kind: "read" },
    { name: "ballot-cancelled", path: "/vote/ballot-aurora-11", person: "admin", kind: "read" },
    { name: "ballot-by-entity", path: "/vote/ballot-aurora-13", person: "member", kind: "read" },
    { name: "ballot-result-by-entity", path: "/vote/ballot-aurora-13/result", person: "member", kind: "static" },
    { name: "ballot-secret", path: "/vote/ballot-aurora-14?code=7K3M9QXW2HTA", person: "member", kind: "read" },
    { name: "ballot-result-secret", path: "/vote/ballot-aurora-14/result", person: "member", kind: "static" },
    { name: "ballot-result", path: "/vote/ballot-aurora-7/result", person: "member", kind: "static" },
    {
      name: "ballot-result-early",
      path: "/vote/ballot-aurora-1/result",
      person: "member",
      kind: "static",
      status: 403,
    },
    { name: "ballot-create", path: "/wg/COPT/vote/create", person: "chair", kind: "form" },
    { name: "ballot-create-alliance", path: "/vote/create", person: "admin", kind: "form" },
    { name: "ballot-create-refused", path: "/vote/create", person: "member", kind: "static", status: 403 },
    { name: "ballot-edit", path: "/wg/COPT/vote/ballot-aurora-5/edit", person: "chair", kind: "form" },
    { name: "ballot-extend", path: "/wg/COPT/vote/ballot-aurora-1/extend", person: "chair", kind: "form" },
    { name: "ballot-pass", path: "/wg/COPT/vote/ballot-aurora-5/pass", person: "member", kind: "form" },
    { name: "ballot-revoke", path: "/wg/COPT/vote/ballot-aurora-5/revoke", person: "vice-chair", kind: "form" },
    { name: "ballot-cancel", path: "/wg/COPT/vote/ballot-aurora-1/confirm/cancel", person: "chair", kind: "form" },
    { name: "ballot-remind", path: "/wg/COPT/vote/ballot-aurora-1/confirm/remind", person: "chair", kind: "form" },
  ],
  access: {
    vote: ["group", 200],
    "vote/:id": ["group", 404],
    "vote/create": ["group", 200, { offered: conveners }],
    "vote/:id/edit": ["group", 404],
    "vote/:id/extend": ["group", 404],
    "vote/:id/confirm/:action": ["group", 404],
    "vote/:id/pass": ["group", 404],
    "vote/:id/revoke": ["group", 404],
    "account/vote": ["group", 200],
    "wg/:acronym/vote": ["group", 200],
    "wg/:acronym/vote/:id": ["group", 404],
    "wg/:acronym/vote/create": ["group", 200, { offered: officers }],
    "wg/:acronym/vote/:id/edit": ["group", 404],
    "wg/:acronym/vote/:id/extend": ["group", 404],
    "wg/:acronym/vote/:id/confirm/:action": ["group", 404],
    "wg/:acronym/vote/:id/pass": ["group", 404],
    "wg/:acronym/vote/:id/revoke": ["group", 404],
    "vote/:id/result": ["group", 404],
    "vote/:id/receipt": ["group", 404],
    "vote/:id/calendar.ics": ["group", "vote/no-such-record"],
    "vote/:id/records.csv": ["group", "vote/no-such-record"],
    "vote.csv": ["member", 200],
  },
  othersRecords: {
    "vote/:id": {
      foreign: { id: "ballot-harbor-7" },
      closed: [restricted({ id: "ballot-aurora-10" })],
      reads: ["", "/result", "/calendar.ics", "/records.csv"],
    },
    "wg/:acronym/vote/:id": {
      foreign: { id: "ballot-harbor-7" },
      closed: [restricted({ acronym: "STEER", id: "ballot-aurora-10" })],
      reads: [""],
    },
  },
  pairs: [
    pair("ballot/detail/detail", "member", "vote/*", ...ballots),
    pair("ballot/form/edit", "admin", "vote/*/edit", "ballot-aurora-5", "ballot-aurora-6"),
    pair("ballot/confirm/extend", "admin", "vote/*/extend", ...ballots),
    pair("ballot/confirm/confirm", "admin", "vote/*/confirm/cancel", ...ballots),
    pair("ballot/list/list", "chair", "wg/*/vote", ...groups),
    pair("ballot/form/create", "admin", "wg/*/vote/create", ...groups),
  ],
  submissions,
  withoutBackend: {
    "vote/:id/calendar.ics": "vote/no-such-record",
    "vote/:id/records.csv": "vote/no-such-record",
    "vote.csv": "vote",
  },
  pages: [
    { person: "vice-chair", address: "vote/ballot-aurora-1/receipt" },
    { person: "chair", address: "vote/ballot-aurora-7/records.csv" },
    { person: "member", address: "vote/ballot-aurora-2/calendar.ics" },
  ],
  withoutPair: ["features/ballot/pass/pass.route.tsx", "features/ballot/pass/revoke.route.tsx"],
  restrictedIds: ["ballot-aurora-(4|10)"],
  // an ongoing ballot of COPT, in which one member has voted
  closedParts: {
    "vote/ballot-aurora-1/result": { open: officers, otherwise: 403 },
    "vote/ballot-aurora-1/records.csv": { open: officers, otherwise: "vote/ballot-aurora-1" },
    "vote/ballot-aurora-1/receipt": { open: ["vice-chair"], otherwise: 404 },
  },
  formattedTexts: {
    "word of the contract": ["ballot.description.format", "ballot.counted_by"],
    "zone, day, region or address": ["ballot.timezone", "ballot.extensions[].timezone"],
    "letters and digits": ["vote.receipt_code", "ballot_paper.receipt_code"],
  },
}
