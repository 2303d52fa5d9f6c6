import { beforeAll, describe, expect, test } from "vitest"
import { limitsOf, valueAt, type Limit } from "#tests/support/limits.ts"
import { sharedPortal, type SharedPortal } from "#tests/support/own-portal.ts"
import { submissions } from "#tests/support/registry.ts"
import { actorOf, addressOf, resetActor, senderOf, formValues, type Actor } from "./submit.ts"
import type { Submission } from "#tests/support/domain.ts"
import { inTurn } from "#tests/support/extent.ts"
import { placeOf } from "#tests/support/sendable.ts"
import { groupBy } from "#scripts/lib/group-by.ts"

let own: SharedPortal
beforeAll(async () => void (own = await sharedPortal()))

/** A submission that writes something, once per route and operation. */
type Writing = Submission & { operation: string }

const request: Writing = {
  route: "login/request",
  path: "login/request",
  operation: "login-request.create",
  form: { name: "Li Ying", company: "Test house" },
  by: [],
}
const writing: Writing[] = [
  ...new Map(
    submissions.flatMap((submission) =>
      submission.operation && senderOf(submission) !== undefined
        ? [[`${placeOf(submission)} ${submission.operation}`, submission as Writing]]
        : [],
    ),
  ).values(),
  request,
]

/** Body fields without a form field of that name, and why. */
const elsewhere: Record<string, string> = {
  "participants.group_acronyms[]": "chosen, with their kind",
  "voters.group_acronyms[]": "chosen, with their kind",
  group_acronym: "chosen, with their kind",
  "invited.group_acronyms[]": "chosen, with their kind",
  query: "of the address of the page",
  region_code: "of a country that has some",
  province_code: "of a country that has some",
  city_code: "of a country that has some",
  "groups[].group_acronym": "a switch of its own each",
  file_name: "of the file",
  hidden_row_total: "of the file",
  hidden_sheet_total: "of the file",
  "rows[].email": "of the file",
  "rows[].name": "of the file",
  "rows[].organization": "of the file",
  "rows[].group_acronyms[]": "of the file",
  "views[].name": "of the last view of several",
  "topics[].minutes": "of a topic, which is a record of its own",
  "topics[].description.text": "of a topic, which also needs a subject",
  "weights[].weight": "of a ballot that counts entities",
}

/**
 * Body fields with further rules: chosen from a list, bound to times of the record, or typed to confirm. A value at the limit may be
 * refused.
 */
const heldToMore = new Set([
  "draft_code",
  "country_code",
  "region_code",
  "timezone",
  "acronym",
  "group_acronyms[]",
  "public_days",
])

const unmet = new Set<string>()

function formWith(
  actor: Actor,
  submission: Submission,
  person: string,
  changes: readonly (readonly [string, string])[],
) {
  const form = new URLSearchParams(formValues(submission, actor.store, person) as Record<string, string>)
  for (const [name] of changes) form.delete(name)
  for (const [name, value] of changes) form.append(name, value)
  return form
}

async function post(
  actor: Actor,
  submission: Writing,
  person: string,
  changes: readonly (readonly [string, string])[],
) {
  resetActor(actor)
  own.bodies.clear(actor.store.name)
  const answer = await actor.visitor.post(addressOf(submission), formWith(actor, submission, person, changes))
  const sent = own.bodies.of(actor.store.name).filter(({ operation }) => operation === submission.operation)
  return { answer, sent }
}

/** A value exactly at the limit reaches the backend and is accepted. */
async function tryAt(actor: Actor, submission: Writing, person: string, limit: Limit): Promise<boolean> {
  const { answer, sent } = await post(actor, submission, person, Object.entries(limit.at ?? {}))
  const what = `${submission.operation} ${limit.location} at the limit: ${answer.status}`
  const value = valueAt(JSON.parse(sent[0]?.body ?? "null"), limit.location)
  // a rule of the form about more than the length, such as an acronym that has to be typed again
  if (answer.status === 422 && heldToMore.has(limit.location)) return true
  const isMet = limit.value === undefined ? value !== undefined : value === limit.value
  if (!isMet) {
    expect.soft(Object.keys(elsewhere), what).toContain(limit.location)
    unmet.add(limit.location)
  } else if (!(answer.status === 400 && heldToMore.has(limit.location)))
    expect.soft(answer.status, what).toBeLessThan(400)
  return isMet
}

/**
 * A value one beyond the limit: the form comes back with the input, the field shows an error, and the backend gets no call. Contacts are
 * an exception: no form has a fourth row that could show an error.
 */
async function tryBeyond(actor: Actor, submission: Writing, person: string, limit: Limit): Promise<void> {
  const { answer, sent } = await post(actor, submission, person, limit.beyond)
  const what = `${submission.operation} ${limit.location} beyond the limit`
  expect.soft(answer.status, what).toBe(422)
  expect.soft(sent, what).toEqual([])
  if (limit.kept !== undefined) expect.soft(answer.body.includes(limit.kept), `${what}: typed text kept`).toBe(true)
  if (limit.location !== "contacts")
    expect.soft(wrongIn(answer.body), what).toContain(limit.field.replace(/\[0\]$/, ""))
}

/** The fields next to which a page shows an error. */
function wrongIn(html: string): string[] {
  return [...html.matchAll(/<span class="err" id="[^"]*?-([\w.[\]]+)-error"/g)].map(([, name = ""]) => name)
}

/**
 * The limits of the fields that a form has. A text of 64 KB has one in characters and one in bytes: a sampled run tries them in turn, because
 * they take most of the time and one piece knows them both.
 */
function limitsIn({ operation, fields, without = [] }: Writing): Limit[] {
  const limits = limitsOf(operation, fields).filter(({ location }) =>
    without.every((name) => location !== name && !location.startsWith(`${name}.`)),
  )
  return [...groupBy(limits, ({ location, value }) => `${location} ${isLong(value)}`).values()].flatMap((some) =>
    isLong(some[0]?.value) ? inTurn(some, longTexts++) : some,
  )
}

let longTexts = 0
const isLong = (value: Limit["value"]) => typeof value === "string" && value.length > 10_000

const senders = [...new Set(writing.map((submission) => senderOf(submission)))]

describe("quality row 45: values at the contract's limits and one above", () => {
  test.for(senders)("%s", { timeout: 240_000 }, async (person) => {
    const actor = await actorOf(own, person)
    if (person === undefined) await actor.visitor.get("/a/aurora/login")
    for (const submission of writing.filter((one) => senderOf(one) === person))
      for (const limit of limitsIn(submission)) {
        const isMet = limit.at === undefined || (await tryAt(actor, submission, person ?? "", limit))
        if (isMet) await tryBeyond(actor, submission, person ?? "", limit)
      }
  })

  test("every limited field has a form, or is listed as one without", () =>
    expect([...unmet].sort()).toEqual(Object.keys(elsewhere).sort()))
})
