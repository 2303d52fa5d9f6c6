import { ballotForm, ballotIn, type BallotState } from "./ballots.ts"
import { readOwn, type Request } from "./request.ts"
import type { Verification } from "./verification.ts"

const day = 24 * 3_600_000

const ballot = (state: BallotState, change: string) => async (v: Verification) => {
  const { id, option_id } = await ballotIn(v, state)
  return { own: { who: "secretary" as const, read: "ballot.get", change, path: { id }, option_id } }
}

/** Requests for the operations that write ballots. */
export const ballotRequests: Readonly<Record<string, Request>> = {
  "ballot.create": {
    who: "secretary",
    entitled: "alliance_admin",
    subject: () => Promise.resolve({}),
    body: async (v, unique) => ({
      ...(await ballotForm(v, `${v.records.run} ${unique}`, v.records.instant(9 * day))),
      group_acronym: v.fixtures.alliance.group,
    }),
    other: { duration: 4 },
  },
  "ballot.update": {
    who: "secretary",
    subject: ballot("not_started", "ballot.update"),
    body: (v, unique) => ballotForm(v, `${v.records.run} ${unique}`, v.records.instant(8 * day)),
  },
  "ballot.cancel": {
    who: "secretary",
    subject: ballot("not_started", "ballot.update"),
    body: (_v, unique) => ({ reason: `No draft 没有草案 ${unique}` }),
    other: { reason: "Another reason 其他原因" },
  },
  "ballot.extend": {
    who: "secretary",
    subject: ballot("ongoing", "ballot.extend"),
    body: async (v, _unique, { own }) => {
      const { end_time } = own ? await readOwn(v, own) : {}
      const end = Math.max(Date.parse(String(end_time)) || 0, Date.parse(v.records.instant(3 * day))) + day
      return { end_time: new Date(end).toISOString(), timezone: "UTC" }
    },
    other: { timezone: "Europe/Oslo" },
  },
  "ballot.vote": {
    who: "participant",
    subject: ballot("ongoing", "ballot.extend"),
    body: (_v, unique, { own }) => ({ option_id: own?.option_id ?? "verify-backend", reason: `Agreed 同意 ${unique}` }),
    other: { reason: "Another reason 其他理由" },
  },
  "ballot.remind": { who: "secretary", subject: ballot("ongoing", "ballot.extend") },
}
