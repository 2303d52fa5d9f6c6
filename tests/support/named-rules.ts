import { wallTimeOf } from "#app/lib/time-wall.server.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { Sent } from "#tests/faults/action-forms.ts"
import type { Submission } from "./domain.ts"
import { fileValue, memberValue } from "./form-values.ts"
import type { Change } from "./wrong-values.ts"

/** A form that a named rule refuses: its changes, the field at which it must say so, and its code if that is not the contract's. */
export type Violation = { changes: Change[]; at: string; code?: string }

type Base = { submission: Submission; sent: Sent; store: Store }
type Recipe = (base: Base) => Violation[]

const set = (field: string, ...values: string[]): Change => ({ field, values })
const has = ({ sent }: Base, field: string) => sent.some(([name]) => name === field)
const valueOf = ({ sent }: Base, field: string) => sent.find(([name]) => name === field)?.[1] ?? ""

/** An end at the start, or a day before it, in the form's own time zone. */
function ends(base: Base, end: "end" | "deadline", part: "date" | "time", isEqualRefused: boolean): Violation[] {
  if (!has(base, `${end}.date`) || !has(base, "start.date")) return []
  const start = [set("start.date", "2031-06-16"), set("start.time", "09:30")]
  const at = `${end}.${part}`
  const before = { changes: [...start, set(`${end}.date`, "2031-06-15"), set(`${end}.time`, "23:59")], at }
  const equal = { changes: [...start, set(`${end}.date`, "2031-06-16"), set(`${end}.time`, "09:30")], at }
  return isEqualRefused ? [before, equal] : [before]
}

/** Names that other records of a kind have, in capitals. */
function takenNames(base: Base): Violation[] {
  const { operation = "", record } = base.submission
  if (operation === "preference.update") return takenViewNames(base)
  const kind = operation.startsWith("member-level") ? "member_level" : "download_category"
  const other = base.store.rows[kind].filter(
    ({ id, alliance_id }) => id !== record?.[1] && alliance_id.includes("aurora"),
  )
  const names = other.map((row) => row as unknown as Record<string, string>)
  return ["name", "name_english"]
    .filter((field) => has(base, field))
    .map((field) => ({ changes: [set(field, (names[0]?.[field] ?? "").toUpperCase())], at: field }))
}

/** Names that other saved views of the same list have, in capitals. */
function takenViewNames(base: Base): Violation[] {
  const { path } = base.submission
  const [list, own] = valueOf(base, "view_id").split("?")
  const named = new URL(path, "http://portal.invalid").searchParams.get("list") ?? list
  const views = base.store.rows.preference.filter(() => true).flatMap((row) => row.views)
  return views
    .filter((view) => view.list === named && view.name !== own)
    .map(({ name }) => ({ changes: [set("name", name.toUpperCase())], at: "name" }))
}

/** A weekly series whose second meeting is in the night of a clock change in Norway (directive 2000/84/EC). @param day of the first meeting */
function nightBefore(base: Base, day: string): Violation[] {
  if (!has(base, "repeat.every") && !has(base, "repeat.count")) return []
  const start = [set("start.date", day), set("start.time", "02:30"), set("start.zone", "Europe/Oslo")]
  return [{ changes: [...start, set("repeat.every", "week"), set("repeat.count", "3")], at: "start.time" }]
}

/** A ballot with a weight that its other fields do not allow. */
function weighted(base: Base, ...changes: Change[]): Violation[] {
  const at = "weights[0].weight"
  return has(base, at) ? [{ changes: [...changes, set(at, "2")], at }] : []
}

/** How a valid form is made to violate the rule of a code; none if the form has no field for it. */
export const recipes: Record<string, Recipe> = {
  before_now: (base) => [
    ...(has(base, "start.date") ? [{ changes: [set("start.date", "2000-01-01")], at: "start.time" }] : []),
    ...(base.submission.operation?.startsWith("proposal.phase")
      ? [{ changes: [set("last_day", "2000-01-01")], at: "last_day" }]
      : []),
    ...(has(base, "slots[0].date") ? [{ changes: [set("slots[0].date", "2000-01-01")], at: "slots[0].time" }] : []),
    ...(has(base, "planned.date") ? [{ changes: [set("planned.date", "2000-01-01")], at: "planned.time" }] : []),
    ...(has(base, "deadline.date") && !has(base, "start.date")
      ? [{ changes: [set("deadline.date", "2000-01-01")], at: "deadline.time" }]
      : []),
  ],
  deadline_after_slots: (base) => {
    const last = has(base, "slots[1].date") ? ["2031-06-17", "09:30"] : ["2099-12-30", "12:00"]
    const [date = "", time = ""] = last
    const changes = [set("deadline.date", date), set("deadline.time", time), set("deadline.zone", "Europe/Oslo")]
    return [{ changes, at: "deadline.time" }]
  },
  end_before_start: (base) =>
    has(base, "start.date")
      ? ends(base, "end", "time", true)
      : [{ changes: [set("start", "2031-06-16"), set("end", "2031-06-15")], at: "end", code: "end_too_early" }],
  end_too_early: (base) => [...ends(base, "end", "time", false), ...ends(base, "deadline", "date", false)],
  weights_need_entity: (base) => weighted(base, set("counted_by", "person")),
  secret_weights: (base) => weighted(base, set("counted_by", "entity"), set("is_secret", "on")),
  proxies_need_people: (base) =>
    has(base, "counted_by")
      ? [{ changes: [set("counted_by", "entity"), set("proxy_limit", "1")], at: "proxy_limit" }]
      : [],
  end_not_later: ({ submission, store }) => {
    const end = wallTimeOf(
      new Date(store.rows.ballot.get(submission.record?.[1] ?? "")?.end_time ?? 0).toISOString(),
      "UTC",
    )
    const changes = [set("end.date", end.date), set("end.time", end.time), set("end.zone", "UTC")]
    return [{ changes, at: "end.time" }]
  },
  prefix_repeated: ({ store }) => {
    const own = store.rows.topic_code_rule.filter(({ alliance_id }) => alliance_id.includes("aurora"))
    return own.map(({ prefix }) => ({ changes: [set("prefix", ` ${prefix.toLowerCase()} `)], at: "prefix" }))
  },
  not_unique(base) {
    if (has(base, "options[0].text"))
      return [
        { changes: [set("options[1].text", valueOf(base, "options[0].text").toUpperCase())], at: "options[1].text" },
      ]
    if (!has(base, "slots[1].date")) return takenNames(base)
    const again = ["date", "time"].map((part) => set(`slots[1].${part}`, valueOf(base, `slots[0].${part}`)))
    return [{ changes: again, at: "slots[1].time" }]
  },
  min_options: ({ sent }) => {
    const others = sent.flatMap(([name]) => (/^options\[[1-9]/.test(name) ? [set(name)] : []))
    return [{ changes: others, at: "options" }]
  },
  participants_empty: (base) => {
    const people = has(base, "voters.who") ? "voters" : "participants"
    return [{ changes: [set(`${people}.who`, "selected"), set(`${people}.chosen`)], at: `${people}.chosen` }]
  },
  same_person: ({ store, submission }) => {
    const now = store.rows.proposal.get(submission.record?.[1] ?? "")?.submitter_id ?? ""
    return [{ changes: [set("submitter", memberValue(now))], at: "submitter" }]
  },
  occurrence_year_range: (base) => {
    const late = [set("start.date", "2099-12-01"), set("repeat.every", "month"), set("repeat.count", "52")]
    return has(base, "repeat.count") || has(base, "repeat.every") ? [{ changes: late, at: "repeat.count" }] : []
  },
  occurrence_time_skipped: (base) => nightBefore(base, "2027-03-21"),
  occurrence_time_repeated: (base) => nightBefore(base, "2027-10-24"),
  acronym_mismatch: () => [{ changes: [set("acronym", "WRONG")], at: "acronym" }],
  attachments_too_large: () => {
    const files = [1, 2, 3].map((at) => fileValue(`file-${at}`).replace(/"size":1\b/, '"size":24000000'))
    return [{ changes: [set("attachments", ...files)], at: "attachments" }]
  },
}

/** Documented codes that other tests of this file cover, or that are no refusal of what a person typed, and why. */
export const otherCodes: Record<string, string> = {
  required: "a keyword, or a condition: every field is left out and left blank",
  too_long: "a keyword: tests/security/limits.test.ts",
  too_many: "a keyword: tests/security/limits.test.ts",
  min_items: "a keyword: every field is left out",
  email_format: "a keyword: every field gets a wrong value",
  phone_format: "a keyword: every field gets a wrong value",
  year_range: "a keyword: every day gets a year outside the range",
  value_unknown: "a keyword: every field gets a wrong value",
  unknown_reference: "chosen from a list; whether it still exists, only the backend knows",
  zone_unknown: "chosen from a list: every zone gets a wrong value",
}

/** Rules that only the backend can check: the code by operation, and why. */
export const onlyBackend: Record<string, string> = {
  "ballot.pass holder_full": "the page offers only voters who can hold one more vote",
  "ballot.pass holder_passed": "the page offers only voters who have not passed on their own vote",
  "ballot.vote vote_not_held": "a vote is taken back or cast while the page is open",
  "ballot.vote secret_reason": "the form of a secret ballot has no reason",
  "workgroup.create acronym_taken": "the acronyms of restricted groups and reserved words are not in the page",
  "entity.create not_unique": "the page does not load the names of all entities",
  "entity.update not_unique": "the page does not load the names of all entities",
  "agency.create not_unique": "the page does not load the names of all agencies",
  "agency.update not_unique": "the page does not load the names of all agencies",
  "agenda-template.create not_unique": "the page does not load the names of all templates of the group",
  "agenda-template.update not_unique": "the page does not load the names of all templates of the group",
  "login-request.approve not_unique": "user names and addresses of all members are not in the page",
  "membership-application.complete not_unique":
    "addresses of all members and names of all entities are not in the page",
  "notice.recipient.update already_member": "addresses of all members are not in the page",
  "meeting.update occurrence_before_now": "the page does not load the later meetings of a series",
  "meeting.update occurrence_year_range": "the page does not load the later meetings of a series",
  "meeting.update occurrence_time_skipped": "the page does not load the later meetings of a series",
  "meeting.update occurrence_time_repeated": "the page does not load the later meetings of a series",
  "meeting.cancel occurrence_before_now": "said of the scope, which cancelling shares; it moves no meeting",
  "meeting.cancel occurrence_year_range": "said of the scope, which cancelling shares; it moves no meeting",
  "meeting.cancel occurrence_time_skipped": "said of the scope, which cancelling shares; it moves no meeting",
  "meeting.cancel occurrence_time_repeated": "said of the scope, which cancelling shares; it moves no meeting",
  "meeting.summary.update not_unique": "the form has one entry for each topic, with the ids of the minutes once",
  "date-poll.answer not_unique": "the form has one row for each slot",
  "date-poll.decide before_now":
    "the page of a slot that has passed is not offered; it passes while the question is asked",
  "task.update not_changeable": "the form of an assignee has no field for what only others may change",
}
