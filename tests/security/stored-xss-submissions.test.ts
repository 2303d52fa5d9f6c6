import { beforeAll, describe, expect, test } from "vitest"
import type { Snapshot, Store } from "#mock/engine/store/store.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import type { Answer } from "#tests/support/visitor.ts"
import { submissions } from "#tests/support/registry.ts"
import { actorOf, resetActor, senderOf, addressOf, formValues, nameOf, send, type Actor } from "./submit.ts"
import type { Submission } from "#tests/support/domain.ts"
import { expectInert, harmless } from "./inert.ts"
import { corpus, poison } from "./poisoned-store.ts"
import { isSampled, portion } from "#tests/support/extent.ts"

let own: TestPortal
beforeAll(async () => void (own = await sharedPortal()))

/** A person among hostile texts, and the same person among their harmless counterparts. */
type Pair = [hostile: Actor, reference: Actor]

/** Submissions of one test: an administrator sends more than a hundred. */
const share = 25

/** The submissions of each person who may send them, in shares. */
const shares = [...new Set(submissions.map(senderOf))].flatMap((person) => {
  const own = submissions.filter((submission) => person !== undefined && senderOf(submission) === person)
  return Array.from({ length: Math.ceil(own.length / share) }, (_, at) => ({
    person: person ?? "",
    part: at + 1,
    list: own.slice(at * share, (at + 1) * share),
  }))
})

/** Stores with a text in every field, copied because writing them takes longer than most submissions. */
const poisoned = new Map<boolean, Snapshot>()

function fillWithTexts(store: Store, isHostile: boolean): void {
  const known = poisoned.get(isHostile)
  if (known) return store.restore(known)
  poison(store, 2, isHostile)
  poisoned.set(isHostile, store.snapshot())
}

async function pairOf(person: string): Promise<Pair> {
  const among = (isHostile: boolean) => actorOf(own, person, (store) => fillWithTexts(store, isHostile))
  return [await among(true), await among(false)]
}

let refused = 0

const isPage = ({ headers }: Answer) => headers.get("content-type")?.startsWith("text/html") ?? false

/** One entry of the error summary per field: how many addresses a text has depends on its separators. */
const oneErrorEach = (answer: Answer): Answer => ({
  ...answer,
  body: answer.body.replace(
    /(<li><a href="#([\w.-]+)">[^<]*<\/a><\/li>)(?:<li><a href="#\2">[^<]*<\/a><\/li>)+/g,
    (_all, first: string) => first,
  ),
})

function judge([answer, reference]: [Answer, Answer], what: string): void {
  expect(answer.status, what).toBe(reference.status)
  if (answer.status === 422) refused += 1
  if (isPage(reference)) expectInert(oneErrorEach(answer), oneErrorEach(reference), what)
  else expect(answer.headers.get("x-content-type-options"), what).toBe("nosniff")
}

/** Submits, and opens the page it leads to, whose message contains names. */
async function land(actor: Actor, submission: Submission, person: string): Promise<Answer> {
  resetActor(actor)
  return actor.visitor.follow(await send(actor, submission, person))
}

/** Submits a different text in every field, so that the form comes back with an error for each. Every text is typed into many forms. */
async function mistype(
  actor: Actor,
  submission: Submission,
  person: string,
  shift: number,
  isHostile: boolean,
): Promise<Answer> {
  resetActor(actor)
  const form = formValues(submission, actor.store, person)
  const typed = Object.keys(form instanceof FormData ? {} : form).map((name, index) => {
    const vector = corpus[(index * 11 + shift) % corpus.length] ?? ""
    return [name, isHostile ? vector : harmless(vector)] as const
  })
  return actor.visitor.follow(await actor.visitor.post(addressOf(submission), Object.fromEntries(typed)))
}

describe("quality rows 27, 29: messages, refusals and typed values", () => {
  test.for(shares)("$person, part $part", async ({ person, list }) => {
    const [hostile, reference] = await pairOf(person)
    for (const submission of portion(list, 2)) {
      const index = submissions.indexOf(submission)
      const landed = [hostile, reference].map((actor) => land(actor, submission, person))
      judge((await Promise.all(landed)) as [Answer, Answer], nameOf(submission))
      const typed = [hostile, reference].map((actor) => mistype(actor, submission, person, index, actor === hostile))
      judge((await Promise.all(typed)) as [Answer, Answer], `mistyped ${nameOf(submission)}`)
    }
  })

  test("refused forms come back with their fields", () => expect(refused).toBeGreaterThanOrEqual(isSampled ? 10 : 60))
})
