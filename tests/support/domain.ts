import type { Kind } from "#mock/engine/store/rows.ts"
import type { Fault } from "./mock.ts"
import { restrictedReaders } from "./people.ts"

/** One page in one state. The accessibility tests, the byte budget and `npm run screens` open every screen. */
export type Screen = {
  /** unique; the name of its picture */
  name: string
  /** below the alliance, e.g. "/dashboard"; with two slashes in front it stands outside, e.g. "//kit" */
  path: string
  /** who looks at it, by the id of the sign-on page; absent: nobody signed in */
  person?: string
  alliance?: "aurora" | "harbor"
  /** what it weighs in JavaScript: a page to read, a form, or one that is complete without scripts */
  kind: "read" | "form" | "static"
  /** the HTTP status it answers; absent: 200 */
  status?: number
  /** faults of the mock while the page is opened */
  faults?: Fault[]
}

/** The mock fails every call of one operation. */
export function failing(operation: string, status: number): Fault[] {
  return [{ operation, kind: "status", status }]
}

/** The same words as in a route's `handle`. */
export type Access = "public" | "guest" | "member" | "group" | "member-admin" | "admin"

type AccessOptions = {
  /** The page opens only for those to whom the backend offers its action; everybody else meets a 403. */
  offered?: readonly string[]
  /** Where a file leads those to whom it is not offered: to its page, which says why. */
  otherwise?: string
  /** Asked by scripts: a stranger gets a 401 and no redirect. */
  isForScripts?: true
  /** Where a public page leads somebody who is not logged in. */
  strangers?: string
}

/** A status, or the path an answer leads to: below the alliance, unless it begins with a slash. */
export type Outcome = number | string

/** Who may open a route, and its outcome for those who may, with made-up ids and the group COPT. */
export type AccessRow = readonly [access: Access, outcome: Outcome, options?: AccessOptions]

/** Path parameters. */
export type Params = Record<string, string>

/** A record that exists, but that only some may read. */
export type ClosedRecord = {
  params: Params
  readers: readonly string[]
  /** Where a file leads everybody else; absent: to the page of the file. A page answers 403. */
  refusal?: string
}

/** A record of the restricted group STEER. */
export const restricted = (params: Params): ClosedRecord => ({ params, readers: restrictedReaders })

/** Records of others. Every route below a pattern is tried with them. */
export type OthersRecords = {
  /** Of Harbor: for everybody in Aurora it does not exist. */
  foreign: Params
  closed?: ClosedRecord[]
  /** What readers of a closed record can open, below the pattern; other pages need a state or an office. */
  reads?: string[]
}

/** A page part or file that only some may open, of a record that everybody may read. */
export type ClosedPart = { open: readonly string[]; otherwise: Outcome }

/** A form as somebody sends it, with values that the portal accepts. */
export type Submission = {
  /** Key of the route, as in `access`. */
  route: string
  /** Where the form is sent, below the alliance. */
  path: string
  form: Record<string, string>
  /** Fields of the form that have another name in the body: by their name in the body. */
  fields?: Readonly<Record<string, string>>
  /** Places of the body that this form has no field for, or a hidden one, as in `options[].text`. */
  without?: readonly string[]
  /** Fields that its schema knows for other pages, and this page does not show. */
  also?: readonly string[]
  /** The record whose version the form carries; version 1 where the first change creates it. `@` stands for the sender. */
  record?: readonly [kind: Kind, id: string]
  /** The operation that the backend accepts; absent where nothing reaches the backend. */
  operation?: string
  /** Who may send it (ROLE-01, ROLE-06, openapi/states/); nobody where the form names a record that nobody of Aurora may use. */
  by: readonly string[]
  /** Statuses for everybody else whom the route itself lets in; absent: 403. */
  refusals?: readonly number[]
  /** It has a page of its own, which opens for nobody else. */
  hasPage?: true
  /** The record is COPT's: the same form also stands in the shell of that group. */
  isOfGroup?: true
}

/** Two records of a kind on the same page, and who may open both. Paths are below the alliance. */
export type RecordPair = { file: string; person: string; records: readonly [string, string] }

/** Two records on the page of `features/<file>.route.tsx`; `*` in the path stands for the record. */
export const pair = (file: string, person: string, path: string, first: string, second: string): RecordPair => ({
  file: `features/${file}.route.tsx`,
  person,
  records: [path.replace("*", first), path.replace("*", second)],
})

/**
 * What the tests of all domains need to know about one: tests/support/domains/<domain>.ts. A route is named by its pattern; without a
 * leading slash it is below `/a/:alliance/`.
 */
export type TestDomain = {
  screens?: Screen[]
  /**
   * Who may open which route (ROLE-01 to ROLE-03, ROLE-07, SES-06, TEN-07). Written by hand and not taken from the app: it is the
   * independent oracle. A guard that is removed changes the portal, but not this table.
   */
  access?: Record<string, AccessRow>
  /** Layouts by their file: who may open them, and a path that they surround. */
  layouts?: Record<string, readonly [access: Access, path: string]>
  /** By the beginning of a pattern, the longest counts (docs/quality.md, rows 41 and 42). Needed for routes with `:id` or `:acronym`. */
  othersRecords?: Record<string, OthersRecords>
  /** Ids, as regular expressions, that only readers of the restricted group may see in an answer. */
  restrictedIds?: string[]
  /** Addresses without a record in their path that ask for the restricted group, and the status for everybody else. */
  restrictedQueries?: Record<string, number>
  closedParts?: Record<string, ClosedPart>
  /** Every form of the domain, each with values that work. Every route with an action needs one, or stands in `noSubmission`. */
  submissions?: Submission[]
  /** Routes with an action that write nothing to the backend, or belong to login and logout. */
  noSubmission?: string[]
  /** Outcomes, for an administrator, of routes that need no backend or lead elsewhere when it fails. */
  withoutBackend?: Record<string, Outcome>
  /** Public routes that show an error screen when the backend fails. */
  needsBackend?: string[]
  /** Answers for scripts: an error status and no screen when the backend fails. */
  failsForScripts?: string[]
  /** Two records for every page of a record: a text typed on one must not appear on the other (TEN-05). */
  pairs?: RecordPair[]
  /** Pages for which the seed has only one record in the right state for each person. */
  withoutPair?: string[]
  /** Pages and files to which neither a screen, nor a submission, nor a record of a restricted group leads. */
  pages?: { person: string; address: string }[]
  /** Routes with a loader that show no text of the store, and why. */
  showsNoTexts?: Record<string, string>
  /** Texts of the store that nothing shows, and why. */
  hiddenTexts?: Record<string, string>
  /** Texts of the store that follow a format, by its kind; every other text gets hostile values. */
  formattedTexts?: Partial<Record<TextFormat, string[]>>
}

/** Why a text of the store cannot be any text. */
export type TextFormat =
  "word of the contract" | "zone, day, region or address" | "mail or telephone" | "letters and digits" | "sign-on id"
