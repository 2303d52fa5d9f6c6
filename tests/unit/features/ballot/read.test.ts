import { describe, expect, test } from "vitest"
import { ballotHeadActions } from "#app/features/ballot/detail/ballot-head-actions.ts"
import { ballotEntry } from "#app/features/ballot/ballot.server.ts"
import { ballotColumns } from "#app/features/ballot/list/list.server.ts"
import { recordColumns } from "#app/features/ballot/result/records-csv.server.ts"
import { csvCells, csvHeads } from "#app/parts/csv/csv-answer.server.ts"
import { ballotListQuery, ballotRowView } from "#app/features/ballot/list/list.server.ts"
import { ballotQuery } from "#app/features/ballot/list/list.query.ts"
import { recordView, resultView } from "#app/features/ballot/result/result.server.ts"
import { ballotView } from "#app/features/ballot/detail/detail.server.ts"
import { csvLines } from "#app/lib/csv.server.ts"
import { exampleBallot, exampleResult, type Ballot } from "./fixture.ts"
import { reader } from "../meeting/fixture.ts"

const place = { alliance: "aurora" }
const vote = {
  cast_by: null,
  option: { id: "approve", text: "同意 Approve" },
  reason: null,
  time: "2026-11-24T01:00:00Z",
  receipt_code: "7K3M9QXW2HTA",
}

describe("ACC-02 SHELL-06 the query of a ballot list", () => {
  const asked = (address: string, scope: { isMine: boolean; acronym?: string } = { isMine: false }) =>
    ballotListQuery(scope, ballotQuery.parse(address), "Asia/Shanghai")

  test.each([
    ["/", false, {}],
    ["/?vote=todo", false, { is_voted: false, status: ["ongoing"] }],
    ["/?vote=done", false, { is_voted: true }],
    ["/", true, { mine: true, is_voted: false, status: ["ongoing"] }],
    ["/?status=ended", true, { mine: true, is_voted: false, status: ["ended"] }],
    ["/?vote=done", true, { mine: true, is_voted: true }],
    ["/?vote=all", true, { mine: true }],
  ])("for %s, own ballots only: %s", (address, isMine, expected) => {
    expect(asked(address, { isMine })).toEqual({ page: 1, size: 25, sort: "upcoming", ...expected })
  })

  test("sorts by the end, ascending and descending", () => {
    expect(asked("/?sort=end_time").sort).toBe("end_time")
    expect(asked("/?sort=end_time:desc").sort).toBe("-end_time")
  })
})

describe("VOTE-01 rows of ballot lists and exports", () => {
  const voteIn = (change: Partial<Ballot>) =>
    ballotRowView(exampleBallot(change), { ...place, isMine: false }, reader()).vote

  test("a ballot shows whether the person has voted, can vote or could have voted", () => {
    expect(voteIn({ my_vote: vote, actions: ["export"] })).toBe("voted")
    expect(voteIn({ actions: ["vote"] })).toBe("todo")
    expect(voteIn({ actions: [], is_voter: true, status: "ended" })).toBe("listed")
    expect(voteIn({ actions: [], is_voter: true, status: "not_started" }), "nothing is left undone").toBe("none")
    expect(voteIn({ actions: [], is_voter: false })).toBe("none")
  })

  test("an exported ballot has times with their offset and no formulas", () => {
    const context = reader({ zone: "America/St_Johns" })
    const columns = ballotColumns(context)
    const row = csvCells(columns, exampleBallot({ subject: "=1+1", my_vote: vote }))
    expect(row).toHaveLength(csvHeads(columns, context).length)
    expect(row.slice(0, 5)).toEqual(["B-31", "COPT-B-12", "=1+1", "2026-11-23T06:30-03:30", "2026-11-26T06:30-03:30"])
    expect(csvLines([row])).toContain("'=1+1")
    expect(row[7]).toBe("同意 Approve")
  })

  test("VOTE-06 an exported record has no option and no time for a person who did not vote", () => {
    const [user] = [exampleBallot().creator]
    const context = reader({ zone: "UTC" })
    const voted = {
      user,
      entity: null,
      weight: 1,
      cast_by: null,
      option: vote.option,
      reason: "Yes",
      time: vote.time,
      state: "voted" as const,
    }
    const silent = {
      user,
      entity: null,
      weight: 1,
      cast_by: null,
      option: null,
      reason: null,
      time: null,
      state: "not_voted" as const,
    }
    const time = "2026-11-24T01:00+00:00"
    expect(
      csvCells(
        recordColumns(context, { counted_by: "person", is_secret: false, proxy_limit: 0, my_vote: vote }),
        voted,
      ).slice(2),
    ).toEqual(["Voted", "同意 Approve", "Yes", time, null])
    expect(
      csvCells(
        recordColumns(context, { counted_by: "person", is_secret: false, proxy_limit: 0, my_vote: null }),
        silent,
      ).slice(2),
    ).toEqual(["Not voted", undefined, null, null, null])
  })

  test("VOTE-08 the records of a secret ballot have no columns for choices, reasons and codes", () => {
    const columns = Object.keys(recordColumns(reader(), exampleBallot({ is_secret: true })))
    expect(columns).toEqual([
      "ballot.record.voter",
      "ballot.record.organization",
      "ballot.record.state",
      "ballot.record.time-in-zone",
    ])
  })

  test("VOTE-09 if votes can be passed on, the records say who cast them", () => {
    const columns = recordColumns(reader(), exampleBallot({ proxy_limit: 1 }))
    expect(Object.keys(columns).slice(0, 3)).toEqual([
      "ballot.record.voter",
      "ballot.record.organization",
      "ballot.record.cast-by",
    ])
    const without = Object.keys(recordColumns(reader(), exampleBallot({ proxy_limit: 0 })))
    expect(without).not.toContain("ballot.record.cast-by")
  })

  test("VOTE-07 in a ballot by entity, they begin with the entity, its weight and who cast the vote", () => {
    const columns = Object.keys(recordColumns(reader(), exampleBallot({ counted_by: "entity" })))
    expect(columns.slice(0, 3)).toEqual(["ballot.record.organization", "ballot.weight", "ballot.record.cast-by"])
  })

  test("VOTE-06 an exported record has the receipt code only for the person's own vote", () => {
    const { creator: user } = exampleBallot()
    const record = {
      user,
      entity: null,
      weight: 1,
      cast_by: null,
      option: vote.option,
      reason: null,
      time: vote.time,
      state: "voted" as const,
    }
    const own = { ...reader(), viewer: { userId: user.id } as never }
    const other = { ...reader(), viewer: { userId: "somebody-else" } as never }
    expect(csvCells(recordColumns(own, exampleBallot({ my_vote: vote })), record).at(-1)).toBe(vote.receipt_code)
    expect(csvCells(recordColumns(other, exampleBallot({ my_vote: vote })), record).at(-1)).toBeNull()
    expect([recordView(record, own).isOwn, recordView(record, other).isOwn]).toEqual([true, false])
  })
})

describe("VOTE-01 VOTE-06 the page of a ballot", () => {
  const viewOf = (change: Partial<Ballot> = {}, context = reader()) => ballotView(exampleBallot(change), place, context)

  test("shows its numbers, the start in the person's zone, and in the ballot's zone if that differs", () => {
    expect(viewOf()).toMatchObject({ number: "B-31", groupNumber: "COPT-B-12", reference: "COPT-B-12" })
    expect(viewOf().times.startThere).toBeUndefined()
    const { times } = viewOf({}, reader({ zone: "Europe/Oslo" }))
    expect(times.start.text).toContain("11:00")
    expect(times.startThere?.text).toContain("18:00")
    expect(times.duration).toBe("3 days")
  })

  test("VOTE-04 shows the planned number of days for an extended ballot and says that it was extended", () => {
    const extension = {
      old_end_time: "2026-11-26T10:00:00Z",
      new_end_time: "2026-11-28T10:00:00Z",
      timezone: "Asia/Shanghai",
      user: exampleBallot().creator,
      time: "2026-11-25T10:00:00Z",
    }
    const extended = { end_time: extension.new_end_time, extensions: [extension] }
    expect(viewOf(extended).times.duration).toBe("3 days planned, then extended")
    expect(viewOf(extended, reader({ locale: "zh" })).times.duration).toBe("原定 3 天，已延长")
  })

  test("VOTE-01 before the start a disabled account is not among the voters; afterwards it stays on their list", () => {
    const { creator } = exampleBallot()
    const members = [
      { ...creator, id: "member-1", name: "Qiu" },
      { ...creator, id: "member-2", name: "Emeka", is_disabled: true },
    ]
    const selection = { is_everyone: false, members, groups: [] }
    const votersIn = (status: Ballot["status"], total: number) =>
      viewOf({ status, voters: { ...selection, total } }).voters
    const coming = votersIn("not_started", 1)
    expect(coming.people.map(({ id }) => id)).toEqual(["member-1"])
    expect(coming.notCounted).toBe("Not counted, account disabled: Emeka.")
    const ongoing = votersIn("ongoing", 2)
    expect(ongoing.people.map(({ id }) => id)).toEqual(["member-1", "member-2"])
    expect(ongoing.notCounted).toBeUndefined()
  })

  test("ROLE-07 whoever has left a restricted group is not led to its members", () => {
    const { group } = exampleBallot()
    if (!group) throw new Error("the example has no group")
    const voters = { is_everyone: true, total: 17, members: [], groups: [] }
    const linkIn = (type: "public" | "restricted", acronym?: string) => {
      const ballot = exampleBallot({ voters, group: { ...group, type } })
      return ballotView(ballot, { alliance: "aurora", ...(acronym && { acronym }) }, reader()).voters.membersHref
    }
    expect(linkIn("public")).toBe(`/a/aurora/wg/${group.acronym}/member`)
    expect(linkIn("restricted", group.acronym)).toBe(`/a/aurora/wg/${group.acronym}/member`)
    expect(linkIn("restricted")).toBeUndefined()
  })

  test("shows the turnout in percent, even without voters, and the person's own vote with its receipt code", () => {
    expect(viewOf({ turnout: { voted: 11, total: 17 } }).turnout.share).toBe("64.7%")
    expect(viewOf({ turnout: { voted: 0, total: 0 } }).turnout.share).toBe("0%")
    expect(viewOf().myVote).toBeUndefined()
    expect(viewOf({ my_vote: vote }).myVote).toMatchObject({ code: "7K3M9QXW2HTA", option: "同意 Approve" })
  })

  test("VOTE-09 says who cast a passed vote, who holds it, and whose votes the person holds", () => {
    const { creator: user } = exampleBallot()
    const time = vote.time
    expect(viewOf({ my_vote: { ...vote, cast_by: user } }).myVote?.castBy).toBe(user.name)
    const passedOn = viewOf({ my_proxy: { holder: user, time, is_cast: false } })
    expect(passedOn.passed).toEqual({ holder: user.name, held: [] })
    expect(viewOf({ my_proxy: { holder: user, time, is_cast: true } }).passed.holder).toBeUndefined()
    const { held } = viewOf({ held_votes: [{ voter: user, time, is_cast: true }] }).passed
    expect(held).toEqual([{ id: user.id, name: user.name, isCast: true }])
  })

  test("shows the reminder only while the ballot is ongoing, and the time of the next one if it is before the end", () => {
    const reminder = { last_time: "2026-11-23T12:00:00Z", next_time: "2026-11-24T12:00:00Z", recipient_total: 3 }
    expect(viewOf({ reminder }).reminder).toBeUndefined()
    expect(viewOf({ reminder, status: "ongoing" }).reminder?.next?.instant).toBe(reminder.next_time)
    const long = { ...reminder, next_time: "2026-11-25T12:00:00Z" }
    expect(viewOf({ reminder: long, status: "ongoing" }).reminder?.next).toBeUndefined()
  })

  test("ROLE-05 shows only permitted actions, with cancel as the last one", () => {
    const keys = (actions: Ballot["actions"], hasReceipt = false) => {
      const { first, more } = ballotHeadActions({ id: "b", actions, scope: place, group: "COPT", hasReceipt })
      return [first.map(({ key }) => key), more.map(({ key }) => key)]
    }
    expect(keys([])).toEqual([[], ["calendar", "feed"]])
    expect(keys(["result.get", "export"], true)).toEqual([[], ["receipt", "result", "calendar", "feed", "export"]])
    expect(keys(["ballot.create"])).toEqual([["repeat"], ["calendar", "feed"]])
    expect(keys(["update", "cancel"])).toEqual([["update"], ["calendar", "feed", "cancel"]])
    expect(keys(["cancel", "extend", "remind", "result.get"])).toEqual([
      ["extend", "remind"],
      ["result", "calendar", "feed", "cancel"],
    ])
  })
})

describe("VOTE-05 the result of a ballot", () => {
  test("shows counts, quorum and majority as the backend sent them, and shares of the votes without abstentions", () => {
    const view = resultView(exampleResult(), reader())
    expect(view.options.map(({ count, text }) => [count, text])).toEqual([
      [29, "80.6%"],
      [7, "19.4%"],
      [5, "–"],
    ])
    expect(view).toMatchObject({
      quorum: { percent: 50, isMet: true },
      majority: { option: "Approve", text: "80.6%", isMet: true },
      sealed: { instant: "2026-11-08T10:00:00Z" },
    })
  })

  test("shows abstentions only if an option counts as one", () => {
    expect(resultView(exampleResult(), reader()).abstentions).toBe(5)
    const options = exampleResult().options.filter((option) => !option.is_abstention)
    expect(resultView(exampleResult({ options, abstention_total: 0 }), reader()).abstentions).toBeUndefined()
  })

  test("has no quorum or majority if none is required, and names no option without a leading one", () => {
    const none = resultView(exampleResult({ quorum: null, majority: null, sealed_time: null }), reader())
    expect([none.quorum, none.majority, none.sealed]).toEqual([undefined, undefined, undefined])
    const majority = { percent: 50, option_id: null, share: 0, is_met: false }
    expect(resultView(exampleResult({ majority }), reader()).majority).toMatchObject({
      isMet: false,
      option: undefined,
    })
  })
})

test("CAL-03 the calendar entry of a ballot does not mark people as busy; a cancelled one contains the reason", () => {
  const entry = (change: Partial<Ballot> = {}) =>
    ballotEntry(exampleBallot(change), { locale: "en", alliance: "aurora" })
  expect(entry()).toMatchObject({ isBusy: false, isCancelled: false, end: "2026-11-26T10:00:00Z", sequence: 1 })
  expect(entry().subject).toBe(`Ballot: ${exampleBallot().subject}`)
  const cancelled = entry({ status: "cancelled", cancel_reason: "No draft" })
  expect(cancelled.isCancelled).toBe(true)
  expect(cancelled.lines.at(-1)).toBe("Reason: No draft")
})
