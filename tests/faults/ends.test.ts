import { beforeAll, expect, test } from "vitest"
import { addressOf, resetActor, nameOf, type Actor } from "#tests/security/submit.ts"
import { inTurn } from "#tests/support/extent.ts"
import { text } from "#tests/support/texts.ts"
import { plainText } from "#tests/support/forms.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import type { Prepared } from "./action-prepare.ts"
import { everySubmission } from "./action-walk.ts"

/** Dates at and beyond the limits of realistic input; "31.12.9999" often means "no end". */
const days = [
  "2099-12-31",
  "2100-01-01",
  "9999-12-31",
  "+010000-01-01",
  "1900-01-01",
  "1899-12-31",
  "0001-01-01",
  "2027-02-29",
]
const numbers = ["0", "-1", "1.5", "1e9", "525601", "99999999999999999999", "NaN", "１２"]
const isDay = (name: string) => /(^|\.)(date|expiration|day)$/.test(name)
const isNumber = (name: string) => /amount|duration|days|quorum|majority|percent|limit/.test(name)

/** Pages that show records of every kind, and the lists of single kinds. */
const overviews = ["calendar?view=agenda&date=2099-12-15", "dashboard?whole", "account/needs-my-action"]
const lists = ["meeting", "vote", "schedule", "task", "topic", "proposal", "certification"]

/** The pages that show a record after its form was accepted: the next page, and the list of its kind and the overviews, in turn. */
function pagesAfter(path: string, next: string, row: number): string[] {
  const ofKind = lists.filter((list) => path.split("/").includes(list))
  return [next, ...inTurn([...ofKind, ...overviews], row).map((page) => `/a/aurora/${page}`)]
}

let own: TestPortal
beforeAll(async () => void (own = await sharedPortal()))

let sent = 0
let fieldCount = 0

/** Submits a form with one changed value, then opens the pages that show its record, which must still work. */
async function wrongsOf(
  actor: Actor,
  { submission, sent: values }: Prepared,
  name: string,
  value: string,
): Promise<string[]> {
  resetActor(actor)
  sent += 1
  const changed = values.map(([key, old]): [string, string] => [key, key === name ? value : old])
  const answer = await actor.visitor.post(addressOf(submission), new URLSearchParams(changed))
  const what = `${nameOf(submission)}: ${name} = ${value}`
  const isField = answer.status !== 422 || plainText(answer.body).includes('aria-invalid="true"')
  const shown = answer.location === null ? [] : pagesAfter(submission.path, answer.location, sent)
  const looked = await Promise.all(shown.map((page) => actor.visitor.get(page)))
  const wrongPages = looked.filter((page) => page.status !== 200 || page.body.includes(text("en", "error.server")))
  return [
    ...(answer.status >= 500 ? [`${what}: status ${answer.status}`] : []),
    ...(isField ? [] : [`${what}: refused, but not at a field`]),
    ...wrongPages.map(({ url, status }) => `${what}: then ${new URL(url).pathname} is ${status}`),
  ]
}

test(
  "ERR-07 FORM-01 every day and number of every form at its ends: taken, or refused at its field",
  { timeout: 400_000 },
  async () => {
    const visit = async (actor: Actor, prepared: Prepared) => {
      const names = [...new Set(prepared.sent.map(([name]) => name))]
      const tries = names.flatMap((name) => {
        const values = isDay(name) ? days : isNumber(name) ? numbers : []
        return inTurn(values, fieldCount++, 2).map((value): [string, string] => [name, value])
      })
      const found: string[] = []
      for (const [name, value] of tries) found.push(...(await wrongsOf(actor, prepared, name, value)))
      return found
    }
    const wrongs = await everySubmission(own, 2, visit)

    expect(wrongs).toEqual([])
    expect(sent).toBeGreaterThan(80)
  },
)
