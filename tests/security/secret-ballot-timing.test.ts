import { beforeAll, describe, expect, test } from "vitest"
import { handlers } from "#mock/domains.ts"
import { asPerson, resultOf, type AsPerson } from "#tests/support/as-person.ts"
import { isCore } from "#tests/support/extent.ts"
import { newStore } from "#tests/support/mock.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { wholePages } from "#tests/support/servers.ts"
import { Visitor } from "#tests/support/visitor.ts"

/**
 * VOTE-08: how long an answer takes, and how large it is, does not tell what was voted. Whoever watches the line between a voter and the portal, or asks
 * for pages of the ballot, sees both. Two choices are compared in many pairs, each pair in a random order, so that a busy machine
 * slows both down alike; only what depends on the choice is left.
 */
const pairs = 90

/** Pairs of ballots that are read again and again. */
const different = 15
const voters = ["chair", "secretary", "vice-chair", "member"]
const beforehand = "2026-11-20T07:30:00Z"
const running = "2026-11-24T01:00:00Z"
const over = "2026-11-26T02:00:00Z"

/** The first option is chosen, or the last of many: a search through them ends at once, or late. */
const choices = ["first", "last"] as const
type Choice = (typeof choices)[number]
const texts = Array.from({ length: 20 }, (_, at) => `Candidate ${String(at).padStart(2, "0")}`)

const form = {
  subject: "Timed 计时",
  start_time: "2026-11-23T01:00:00Z",
  timezone: "UTC",
  duration: 3,
  options: texts.map((text) => ({ text })),
  description: { format: "markdown", text: "Question 问题" },
  group_acronym: "COPT",
  is_secret: true,
  voters: { member_ids: voters.map((person) => `member-aurora-${person}`), group_acronyms: [] },
}

/** Busy waiting for the last option: a backend that tells the choice by its time. */
const slow = 20

let own: OwnPortal
let store: string
let ask: AsPerson
const isTold = { value: false }
beforeAll(async () => {
  const usual = handlers["ballot.vote"]
  if (!usual) throw new Error("the mock has no ballot.vote")
  own = await startOwnPortal("secret-ballot-timing", {
    env: { ...wholePages, LOG_LEVEL: "warn" },
    handlers: {
      "ballot.vote": (call, check) => {
        const answer = usual(call, check)
        const until = performance.now() + slow
        const { options } = call.store.rows.ballot.get(call.path.id) ?? { options: [] }
        while (isTold.value && call.body.option_id === options.at(-1)?.id && performance.now() < until);
        return answer
      },
    },
  })
  store = newStore()
  ask = asPerson(own, store)
  return () => own.stop()
})

type Ballot = { id: string; options: { id: string }[] }
/** The milliseconds of both. */
type Pair = Record<Choice, number>

const visitorOf = () => new Visitor({ portal: own.portal, mock: own.mockOrigin }, store)
const setClock = (now: string) => visitorOf().mock.setClock(now)
const optionOf = ({ options }: Ballot, choice: Choice) => options.at(choice === "first" ? 0 : -1)?.id ?? ""

/**
 * Ids and codes with the number of the record in its store, whose length depends on how many there are; the time of the page, without zeros at
 * its end; and the data for hydration, in which equal values are written once.
 */
const numbered = /<script.*?<\/script>|dateTime="[^"]*"|(ballot|option)-new-\d+|B-\d+/gs

async function newBallot(): Promise<Ballot> {
  return resultOf<Ballot>(await ask("chair", "POST", "/ballot", form))
}

/** A ballot for each choice of each pair, which all have begun. Which of a pair is older is random. */
async function begun(count = pairs): Promise<Record<Choice, Ballot>[]> {
  await setClock(beforehand)
  const ballots: Record<Choice, Ballot>[] = []
  for (let made = 0; made < count; made += 1) {
    const [one, other] = [await newBallot(), await newBallot()]
    ballots.push(Math.random() < 0.5 ? { first: one, last: other } : { first: other, last: one })
  }
  await setClock(running)
  return ballots
}

const inRounds = <Item>(items: Item[]) => Array.from({ length: pairs / items.length }, () => items).flat()

/** Times both requests of each pair, in a random order. */
async function measure<Item>(
  items: readonly Item[],
  request: (item: Item, choice: Choice) => Promise<unknown>,
): Promise<Pair[]> {
  const measured: Pair[] = []
  for (const item of items) {
    const pair: Partial<Pair> = {}
    const order = Math.random() < 0.5 ? choices : [...choices].reverse()
    for (const choice of order) {
      const start = performance.now()
      await request(item, choice)
      pair[choice] = performance.now() - start
    }
    measured.push(pair as Pair)
  }
  return measured
}

/**
 * How far the two differ by Wilcoxon's test for pairs: the number of standard deviations of the signed rank sum from none. Chance alone is beyond 5
 * once in 1.7 million comparisons, whatever else the machine does.
 */
function deviation(measured: readonly Pair[]): number {
  const differences = measured.map(({ first, last }) => last - first).filter(Boolean)
  const ranked = differences.sort((one, two) => Math.abs(one) - Math.abs(two))
  const sum = ranked.reduce((total, difference, at) => total + Math.sign(difference) * (at + 1), 0)
  const { length: n } = ranked
  return sum / Math.sqrt((n * (n + 1) * (2 * n + 1)) / 6)
}

const median = (numbers: number[]) => numbers.sort((one, two) => one - two)[Math.floor(numbers.length / 2)] ?? 0

function expectNothingTold(what: string, measured: readonly Pair[]): void {
  const difference = median(measured.map(({ first, last }) => last - first))
  const usual = median(measured.map(({ first }) => first))
  console.log(
    `${what}: ${usual.toFixed(1)} ms, by choice ${difference.toFixed(2)} ms, deviation ${deviation(measured).toFixed(1)}`,
  )
  expect(Math.abs(deviation(measured)), what).toBeLessThan(5)
}

const vote = async (ballot: Ballot, choice: Choice, person = "chair") => {
  const { status } = await ask(person, "POST", `/ballot/${ballot.id}/vote`, { option_id: optionOf(ballot, choice) })
  expect(status).toBe(200)
}

/** Votes in the portal. @returns the answer */
const voteInPortal = async (voter: Visitor, ballot: Ballot, choice: Choice) => {
  const form = { option_id: optionOf(ballot, choice), step: "cast", idempotency_key: crypto.randomUUID() }
  const answer = await voter.post(`/a/aurora/vote/${ballot.id}`, form)
  expect(answer.status).toBe(303)
  return answer
}

describe("VOTE-08 time and size of answers do not depend on what is voted in a secret ballot", () => {
  test("the vote itself, at the backend and through the portal", { timeout: 180_000 }, async () => {
    const ballots = await begun()
    expectNothingTold("a vote", await measure(ballots, (pair, choice) => vote(pair[choice], choice)))

    const voter = visitorOf()
    await voter.signIn("secretary")
    const cast = await measure(ballots, (pair, choice) => voteInPortal(voter, pair[choice], choice))
    expectNothingTold("a vote through the portal", cast)
  })

  test("the size of the portal's answer to a vote and of the page after it", async () => {
    const [pair] = await begun(1)
    const sizes = await Promise.all(
      choices.map(async (choice) => {
        const voter = visitorOf()
        await voter.signIn("secretary")
        const ballot = pair?.[choice] ?? { id: "", options: [] }
        const { headers, body, location } = await voteInPortal(voter, ballot, choice)
        const page = (await voter.get(location ?? "")).body
        const sent = [...headers].map(([name, value]) => `${name}: ${decodeURIComponent(value)}`)
        return [...sent, body, page].map((text) => text.replaceAll(numbered, "").length)
      }),
    )
    expect(sizes[0]).toEqual(sizes[1])
  })

  test.skipIf(isCore)("what others and the voter read while it runs", { timeout: 180_000 }, async () => {
    const ballots = await begun(different)
    for (const pair of ballots)
      for (const choice of choices)
        for (const person of ["chair", "secretary", "vice-chair"]) await vote(pair[choice], choice, person)
    const rounds = inRounds(ballots)
    for (const person of ["chair", "admin"])
      for (const path of ["", "/record", "/voter"])
        expectNothingTold(
          `${person} /ballot/{id}${path}`,
          await measure(rounds, (item, choice) => ask(person, "GET", `/ballot/${item[choice].id}${path}`)),
        )
    const voter = visitorOf()
    await voter.signIn("chair")
    const pages = await measure(rounds, async (item, choice) => {
      expect((await voter.get(`/a/aurora/vote/${item[choice].id}`)).status).toBe(200)
    })
    expectNothingTold("the page of the ballot", pages)
  })

  test(
    "the published list after the end, of ballots in which two people chose the other way round",
    { timeout: 180_000 },
    async () => {
      const [pair] = await begun(1)
      if (!pair) throw new Error("no ballots")
      for (const choice of choices) {
        await vote(pair[choice], choice, "chair")
        await vote(pair[choice], choice === "first" ? "last" : "first", "secretary")
      }
      await setClock(over)
      const rounds = Array.from({ length: pairs }, () => pair)
      for (const path of ["", "/paper", "/record"])
        expectNothingTold(
          `chair /ballot/{id}${path} after the end`,
          await measure(rounds, async (item, choice) => {
            const { text } = await ask("chair", "GET", `/ballot/${item[choice].id}${path}`)
            return text.length
          }),
        )
    },
  )

  test(`a backend that needs ${slow} ms longer for one choice is noticed`, { timeout: 180_000 }, async () => {
    const ballots = await begun()
    isTold.value = true
    const measured = await measure(ballots, (pair, choice) => vote(pair[choice], choice))
    isTold.value = false
    expect(deviation(measured)).toBeGreaterThan(5)
  })
})
