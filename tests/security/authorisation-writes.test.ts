import { beforeAll, describe, expect, test } from "vitest"
import { people } from "#mock/engine/sso/people.ts"
import { distributeWork } from "#tests/support/distribute-work.ts"
import { insiders } from "#tests/support/people.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import { routeTable } from "#tests/support/route-table.ts"
import { actorOf, addressOf, resetActor, nameOf, send, written, type Actor } from "./submit.ts"
import { dataOf, expected, keyOf, outcomeOf } from "./authorisation-cells.ts"
import type { Outcome, Submission } from "#tests/support/domain.ts"
import { access, noSubmission, submissions } from "#tests/support/registry.ts"
import { portion } from "#tests/support/extent.ts"

let own: TestPortal
beforeAll(async () => void (own = await sharedPortal()))

function guardOf(submission: Submission, person: string | undefined): Outcome | undefined {
  const row = access[submission.route]
  if (!row)
    throw new Error(
      `the submission on ${submission.route} names a route without a row in access, in tests/support/domains/`,
    )
  const outcome = expected([row[0], "", { ...row[2], offered: undefined }], person)
  return outcome === "/a/aurora/" ? undefined : outcome
}

/** For refusals: requests the data of the same loader and action, as scripts do, to save rendering; a redirect then is a 202. */
function asData(submission: Submission): Submission {
  const isPage = routeTable.some(({ pattern, hasPage }) => keyOf(pattern) === submission.route && hasPage)
  const refusals = submission.refusals?.map((status) => (status === 303 ? 202 : status))
  return isPage ? { ...submission, path: dataOf(submission.path), refusals } : submission
}

/** Not allowed: the response is that of the route guard or of the record, and nothing is written. */
async function tryRefused(actor: Actor, sent: Submission, person: string | undefined): Promise<void> {
  resetActor(actor)
  const [submission, guard] = [asData(sent), guardOf(sent, person)]
  const { refusals = [403] } = submission
  const what = `${person}: ${nameOf(submission)}`
  const opened = submission.hasPage && guard === undefined ? await actor.visitor.get(addressOf(submission)) : undefined
  if (opened) expect(refusals, `${person} opens ${submission.path}`).toContain(opened.status)
  const answer = await send(actor, submission, person)
  if (guard !== undefined) expect(outcomeOf(answer), what).toBe(guard)
  else expect(refusals, what).toContain(answer.status)
  expect(written(actor), what).toEqual([])
}

/** Allowed: the page opens, and the same form performs its operation. */
async function tryAllowed(actor: Actor, submission: Submission, person: string): Promise<void> {
  resetActor(actor)
  if (submission.hasPage)
    expect((await actor.visitor.get(addressOf(submission))).status, `${person} opens ${submission.path}`).toBe(200)
  const { status, body } = await send(actor, submission, person)
  expect(status, `${person}: ${nameOf(submission)} ${body.slice(0, 300)}`).toBeLessThan(400)
  expect(written(actor), `${person}: ${nameOf(submission)}`).toEqual(
    submission.operation === undefined ? [] : [submission.operation],
  )
}

test("every route with an action has a submission, and every submission a route", () => {
  const acting = routeTable.filter(({ hasAction }) => hasAction).map(({ pattern }) => keyOf(pattern))
  const known = new Set([...noSubmission, ...submissions.map(({ route }) => route)])
  const missing = [...new Set(acting)].filter((key) => !known.has(key))
  expect(missing, "add who may do it, and with which form, in tests/support/domains/<domain>.ts (submissions)").toEqual(
    [],
  )
  expect([...known].filter((key) => !acting.includes(key))).toEqual([])
})

/** The same submission for Harbor's counterpart of the record; empty if it names no record. */
function onForeign(submission: Submission): Submission[] {
  const { path, form, record, ...rest } = submission
  const abroad = (text: string) =>
    text
      .replace(/-aurora-/g, "-harbor-")
      .replace(/COPT/g, "LIDAR")
      .replace(/STEER/g, "BOARD")
      .replace("-copt", "-lidar")
  const named = JSON.stringify({ path, form })
  if (abroad(named) === named || submission.by.length === 0) return []
  const foreign = JSON.parse(abroad(JSON.stringify({ path, form, record }))) as Pick<
    Submission,
    "path" | "form" | "record"
  >
  // If only the form names the foreign record, the page itself opens as usual.
  const hasPage = foreign.path === path ? undefined : rest.hasPage
  return [{ ...rest, hasPage, ...foreign, refusals: [...(submission.refusals ?? []), 400, 403, 404] }]
}

describe("quality rows 40, 41: every action with every person", () => {
  /** What the tables say about a person and a submission. */
  const rightTo = (person: string, submission: Submission) =>
    JSON.stringify([submission.by.includes(person), guardOf(submission, person)])
  const everybody: { person?: string; work: Submission[] }[] = [
    { work: submissions },
    ...distributeWork(
      people.map(({ id }) => id),
      rightTo,
      submissions,
    ),
  ]
  test.for(everybody)("ROLE-05 $person", async ({ person, work: list }) => {
    const actor = await actorOf(own, person)
    for (const submission of portion(list, 4)) {
      if (person !== undefined && submission.by.includes(person)) await tryAllowed(actor, submission, person)
      else await tryRefused(actor, submission, person)
    }
  })

  test.for(distributeWork(insiders, rightTo, submissions))(
    "TEN-04 $person, on what is of another alliance",
    async ({ person, work: list }) => {
      const actor = await actorOf(own, person)
      for (const submission of list.filter(({ by }) => by.includes(person)).flatMap(onForeign))
        await tryRefused(actor, submission, person)
    },
  )
})
