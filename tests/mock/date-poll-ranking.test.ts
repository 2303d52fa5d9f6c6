import { describe, expect, test } from "vitest"
import { meetingAnswers } from "#mock/domains/date-poll/decision.ts"
import { rankedSlots } from "#mock/domains/date-poll/ranking.ts"

type Answer = "yes" | "if_need_be" | "no"
const short: Record<string, Answer | undefined> = { y: "yes", i: "if_need_be", n: "no" }

/** `yin-`: the answers of one person to four slots; a hyphen is none. */
const person = (member_id: string, letters: string) => ({
  member_id,
  answers: [...letters].flatMap((letter, at) => {
    const answer = short[letter]
    return answer ? [{ slot_id: `slot-${at}`, answer }] : []
  }),
})

/** The numbers of the slots, the best first. */
function bestFirst(people: Record<string, string>, required_ids: string[] = [], total = 2): number[] {
  const slots = Array.from({ length: total }, (_, at) => ({ id: `slot-${at}`, start_time: 1000 * at }))
  const given = Object.entries(people).map(([id, letters]) => person(id, letters))
  const ranked = rankedSlots({ slots, required_ids }, given)
  return [...ranked].sort((a, b) => a.rank - b.rank).map(({ id }) => Number(id.replace("slot-", "")))
}

describe("MEET-14: the best slot comes first", () => {
  test.each<[string, Record<string, string>, string[]]>([
    ["a required person's no outweighs any number of others", { r: "ny", a: "yn", b: "yn", c: "yn" }, ["r"]],
    ["a required person's yes comes before if need be", { r: "iy", a: "yn", b: "yn" }, ["r"]],
    ["a required person's if need be comes before no answer", { r: "-i", a: "yn" }, ["r"]],
    ["more people who can come at all", { a: "yi", b: "ny", c: "ni" }, []],
    ["among as many who can come, more who say yes", { a: "iy", b: "yy" }, []],
  ])("%s", (_title, people, required) => {
    expect(bestFirst(people, required)).toEqual([1, 0])
  })

  test("slots that are equal in everything are in the order of their start, and ranks are not shared", () => {
    expect(bestFirst({ a: "yyyy" }, [], 4)).toEqual([0, 1, 2, 3])
    expect(bestFirst({}, ["r"], 3)).toEqual([0, 1, 2])
  })

  test("answers of people are counted for everyone and for the required", () => {
    const slots = [{ id: "slot-0", start_time: 0 }]
    const given = [person("r", "n"), person("a", "y"), person("b", "y"), person("c", "i")]
    expect(rankedSlots({ slots, required_ids: ["r", "a"] }, given)).toEqual([
      {
        id: "slot-0",
        start_time: 0,
        rank: 1,
        counts: { yes: 2, if_need_be: 1, no: 1 },
        required_counts: { yes: 1, if_need_be: 0, no: 1 },
      },
    ])
  })
})

describe("MEET-14: answers to the chosen slot become answers to the invitation", () => {
  test("yes: accepted, if need be: tentative, no: declined, none: none; for the time of the meeting", () => {
    const given = { y: "ny", i: "yi", n: "yn", none: "y-" }
    const rows = Object.entries(given).map(([id, letters]) => {
      return { ...person(id, letters), id: `row-${id}`, alliance_id: "a", poll_id: "p", time: 7 }
    })
    const answers = meetingAnswers(rows, "slot-1", { id: "m", start_time: 1000, duration: 30 })
    expect(answers.map(({ member_id, answer }) => [member_id, answer])).toEqual([
      ["y", "accepted"],
      ["i", "tentative"],
      ["n", "declined"],
    ])
    expect(answers[0]).toEqual({
      alliance_id: "a",
      meeting_id: "m",
      member_id: "y",
      answer: "accepted",
      time: 7,
      start_time: 1000,
      duration: 30,
    })
  })
})
