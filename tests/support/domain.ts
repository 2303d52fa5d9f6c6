import type { Kind } from "#mock/engine/store/rows.ts"
import type { Fault } from "./mock.ts"
import { restrictedReaders } from "./people.ts"

/** One page in one state. The accessibility tests, the byte budget and `npm run screens` open every screen. */
export type Screen = {
  /** unique; the name of its picture */
  name: string
  /** below the alliance, e.g. "/dashboard"; with two slashes in front it stands outside, e.g. "//kit" */
  path: string
  /** who opens it, by the id of the sign-on page; absent: nobody signed in */
  person?: string
  alliance?: "aurora" | "harbor"
  /** class for the JavaScript budget: a page to read, a form, or one that is complete without scripts */
  kind: "read" | "form" | "static"
  /** the HTTP status of its response; absent: 200 */
  status?: number
  /** faults of the mock while the page is open */
  faults?: Fault[]
}

/** A fault that makes every call of one operation fail. */
export function failing(operation: string, status: number): Fault[] {
  return [{ operation, kind: "status", status }]
}

/** The same values as in a route's `handle`. */
export type Access = "public" | "guest" | "member" | "group" | "member-admin" | "admin"

type AccessOptions = {
  /** People to whom the backend offers the page's action; everybody else gets a 403. */
  offered?: readonly string[]
  /** Redirect target of a file for people to whom it is not offered: its page, which shows the reason. */
  otherwise?: string
  /** Requested by scripts: a stranger gets a 401 instead of a redirect. */
  isForScripts?: true
  /** Redirect target of a public page for a person who is not logged in. */
  strangers?: string
}

/** A status, or the path of a redirect: below the alliance unless it begins with a slash. */
export type Outcome = number | string

/** Who may open a route, and its outcome for those who may, with made-up ids and the group COPT. */
export type AccessRow = readonly [access: Access, outcome: Outcome, options?: AccessOptions]

/** Path parameters. */
export type Params = Record<string, string>

/** An existing record that only some may read. */
export type ClosedRecord = {
  params: Params
  readers: readonly string[]
  /** Who may open a page without its shell, if these are more people. */
  alone?: readonly string[]
  /** Redirect target of a file for everybody else; absent: the page of the file. A page answers 403. */
  refusal?: string
}

/** A record of the restricted group STEER; `readers`: who may open it, absent for content of the group. */
export const restricted = (params: Params, readers: readonly string[] = restrictedReaders): ClosedRecord => ({
  params,
  readers,
})

/** Records of other people. Every route below a pattern is tried with them. */
export type OthersRecords = {
  /** A record of Harbor: it does not exist for anybody in Aurora. */
  foreign: Params
  closed?: ClosedRecord[]
  /** Pages below the pattern that readers of a closed record can open; other pages require a state or an office. */
  reads?: string[]
}

/** A page part or file that only some may open, although everybody may read the record. */
export type ClosedPart = { open: readonly string[]; otherwise: Outcome }

/** A submitted form, with values that the portal accepts. */
export type Submission = {
  /** Key of the route, as in `access`. */
  route: string
  /** The path to which the form is sent, below the alliance. */
  path: string
  form: Record<string, string>
  /** Form field names that differ from the body's, keyed by the name in the body. */
  fields?: Readonly<Record<string, string>>
  /** Body fields for which this form has no field or a hidden one, as in `options[].text`. */
  without?: readonly string[]
  /** Fields in the schema for other pages, which this page does not show. */
  also?: readonly string[]
  /** The record whose version the form contains; version 1 if the first change creates it. `@` stands for the sender. */
  record?: readonly [kind: Kind, id: string]
  /** Fields of the question that the form asks when it is sent: they are not in the form itself. */
  asked?: readonly string[]
  /** The operation that the backend accepts; absent if no call reaches the backend. */
  operation?: string
  /** Who may send it (ROLE-01, ROLE-06, openapi/states/); nobody if the form names a record that nobody of Aurora may use. */
  by: readonly string[]
  /** Those of them whose page has the form; absent: all. */
  shownTo?: readonly string[]
  /** Statuses for everybody else who passes the route's guard; absent: 403. */
  refusals?: readonly number[]
  /** The form has its own page, which nobody else can open. */
  hasPage?: true
  /** The record belongs to COPT: the same form also exists in the shell of that group. */
  isOfGroup?: true
}

/** Two records of a kind for the same page, and a person who may open both. Paths are below the alliance. */
export type RecordPair = { file: string; person: string; records: readonly [string, string] }

/** Creates the pair for the page of `features/<file>.route.tsx`; `*` in the path stands for the record. */
export const pair = (file: string, person: string, path: string, first: string, second: string): RecordPair => ({
  file: `features/${file}.route.tsx`,
  person,
  records: [path.replace("*", first), path.replace("*", second)],
})

/**
 * Data about one domain for the tests that cover all domains: tests/support/domains/<domain>.ts. A route is named by its pattern;
 * without a leading slash it is below `/a/:alliance/`.
 */
export type TestDomain = {
  screens?: Screen[]
  /**
   * Who may open which route (ROLE-01 to ROLE-03, ROLE-07, SES-06, TEN-07). Written by hand as an independent oracle, not derived from
   * the app: removing a guard changes the portal, but not this table.
   */
  access?: Record<string, AccessRow>
  /** Layouts by file: who may open them, and a path inside each. */
  layouts?: Record<string, readonly [access: Access, path: string]>
  /** By prefix of a pattern; the longest match applies (docs/quality.md, rows 41 and 42). Required for routes with `:id` or `:acronym`. */
  othersRecords?: Record<string, OthersRecords>
  /** Regular expressions for ids that only readers of the restricted group may see in a response. */
  restrictedIds?: string[]
  /** URLs that name the restricted group outside the path of a record, and the status for everybody else. */
  restrictedQueries?: Record<string, number>
  closedParts?: Record<string, ClosedPart>
  /** Every form of the domain with valid values. Every route with an action needs one or must be in `noSubmission`. */
  submissions?: Submission[]
  /** Routes whose action writes nothing to the backend, or belongs to login and logout. */
  noSubmission?: string[]
  /** Outcomes, for an administrator, of routes that need no backend or redirect when it fails. */
  withoutBackend?: Record<string, Outcome>
  /** Public routes that show an error screen when the backend fails. */
  needsBackend?: string[]
  /** Responses for scripts: an error status without a screen when the backend fails. */
  failsForScripts?: string[]
  /** Two records for every page of a record: text typed on one must not appear on the other (TEN-05). */
  pairs?: RecordPair[]
  /** Pages without a pair, because the seed has only one record in the right state per person. */
  withoutPair?: string[]
  /** Pages and files not covered by a screen, a submission or a record of a restricted group. */
  pages?: { person: string; address: string }[]
  /** Routes with a loader that show no text from the store, and why. */
  showsNoTexts?: Record<string, string>
  /** Texts of the store that are shown nowhere, and why. */
  hiddenTexts?: Record<string, string>
  /** Texts of the store with a fixed format, by kind of format; every other text gets hostile values. */
  formattedTexts?: Partial<Record<TextFormat, string[]>>
}

/** Reason why a text of the store cannot have any value. */
export type TextFormat =
  | "word of the contract"
  | "zone, day, region or address"
  | "mail or telephone"
  | "letters and digits"
  | "sign-on id"
