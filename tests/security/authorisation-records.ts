import { restrictedReaders } from "./authorisation-cells.ts"

type Params = Record<string, string>

/** A record that is there, but not for everybody. */
export type Closed = {
  params: Params
  readers: readonly string[]
  /** Where a file leads everybody else; a page says 403, and a file of a page leads to that. */
  refusal?: string
}

/** Records of others, with which every route below a pattern is tried. */
export type Family = {
  /** Of Harbor: to everybody of Aurora it is as if there were none. */
  foreign: Params
  closed?: Closed[]
  /** What readers of a closed record find open, below the pattern; what else there is needs a state or an office. */
  reads?: string[]
}

const restricted = (params: Params): Closed => ({ params, readers: restrictedReaders })

/**
 * By the beginning of a pattern, the longest counts (quality rows 41 and 42). A route with `:id` or `:acronym` that stands below none
 * of these needs a family here.
 */
export const families: Record<string, Family> = {
  "meeting/:id": {
    foreign: { id: "meeting-harbor-1" },
    closed: [restricted({ id: "meeting-aurora-33" })],
    reads: ["", "/summary", "/minutes", "/calendar.ics"],
  },
  "vote/:id": {
    foreign: { id: "ballot-harbor-7" },
    closed: [restricted({ id: "ballot-aurora-10" })],
    reads: ["", "/result", "/calendar.ics", "/records.csv"],
  },
  "schedule/:id": { foreign: { id: "schedule-harbor-1" } },
  "wg/:acronym": {
    foreign: { acronym: "LIDAR" },
    closed: [restricted({ acronym: "STEER" })],
    reads: ["/about", "/member", "/meeting", "/vote", "/member.csv"],
  },
  "wg/:acronym/meeting/:id": {
    foreign: { id: "meeting-harbor-1" },
    closed: [restricted({ acronym: "STEER", id: "meeting-aurora-33" })],
    reads: ["", "/summary"],
  },
  "wg/:acronym/vote/:id": {
    foreign: { id: "ballot-harbor-7" },
    closed: [restricted({ acronym: "STEER", id: "ballot-aurora-10" })],
    reads: [""],
  },
  "file/:id": {
    foreign: { id: "file-meeting-harbor-1-agenda" },
    closed: [{ ...restricted({ id: "file-meeting-aurora-36-agenda" }), refusal: "/failed" }],
    reads: [""],
  },
  "account/download/:id": {
    foreign: { id: "export-package-harbor-admin-1" },
    closed: ["admin", "member"].map((owner) => ({
      params: { id: `export-package-aurora-${owner}-1` },
      readers: [owner],
      refusal: "/a/aurora/account/download",
    })),
    reads: ["/file"],
  },
  "admin/member/:id": { foreign: { id: "member-harbor-member" } },
  "admin/member/invite/:importId": { foreign: { importId: "import-harbor-1" } },
  "admin/member/invitation/:id": { foreign: { id: "member-invitation-harbor-1" } },
  "import/:id": {
    foreign: { id: "import-harbor-1" },
    closed: [
      { params: { id: "import-harbor-1" }, readers: [], refusal: "/a/aurora/admin/member/invite/import-harbor-1" },
    ],
  },
  "admin/entity/:id": { foreign: { id: "entity-harbor-1" } },
  "admin/apply/:id": { foreign: { id: "login-request-harbor-1" } },
  "admin/group/:acronym": {
    foreign: { acronym: "LIDAR" },
    closed: [restricted({ acronym: "STEER" })],
    reads: ["/edit", "/disband", "/member"],
  },
}

/** The family of a pattern, and what stands below it. */
export function familyOf(key: string): { family: Family; below: string } | undefined {
  const [prefix] = Object.keys(families)
    .filter((start) => key === start || (key.startsWith(start) && "/.".includes(key.charAt(start.length))))
    .sort((a, b) => b.length - a.length)
  const family = prefix === undefined ? undefined : families[prefix]
  return family && { family, below: key.slice(prefix?.length) }
}

/**
 * Questions to pages without a record in their path, for what only a restricted group may know, and how everybody else is answered:
 * refused, or with what they may know, which is nothing of it.
 */
export const questions: Record<string, number> = { "member-tree?group=STEER": 403, "calendar?group=STEER": 200 }

/** What is shown of a record that everybody may read, to some alone: an ongoing ballot of COPT, where one member has voted. */
export const parts: Record<string, { open: readonly string[]; otherwise: number | string }> = {
  "vote/ballot-aurora-1/result": { open: ["admin", "chair", "vice-chair", "secretary"], otherwise: 403 },
  "vote/ballot-aurora-1/records.csv": {
    open: ["admin", "chair", "vice-chair", "secretary"],
    otherwise: "/a/aurora/vote/ballot-aurora-1",
  },
  "vote/ballot-aurora-1/receipt": { open: ["vice-chair"], otherwise: 404 },
}
