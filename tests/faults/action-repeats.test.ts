import { randomUUID } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { resetActor, nameOf, type Actor } from "#tests/security/submit.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import { inTurn } from "#tests/support/extent.ts"
import { changed, isOfRecord, missingIn, sameFormOf, withKey } from "./action-forms.ts"
import { effectIn, post, type Prepared } from "./action-prepare.ts"
import { failedChecks } from "./action-try.ts"
import { everySubmission } from "./action-walk.ts"

let own: TestPortal
beforeAll(async () => void (own = await sharedPortal()))

/** The URL of a feed appears in this response only: not in a cookie, not in another URL (CAL-03). */
const isShownOnce = ({ submission }: Prepared) => submission.operation === "calendar.feed.create"

/** A double click: two concurrent requests, each answered as if it were the only one. */
async function twiceAtOnce(actor: Actor, { submission, form, sent, status, effect }: Prepared): Promise<string[]> {
  const same = withKey(sent, randomUUID())
  const answers = await Promise.all([post(actor, submission, form, same), post(actor, submission, form, same)])
  const statuses = answers.map((answer) => answer.status).sort()
  const isGood = statuses[0] === status && (statuses[1] ?? 500) < 500
  return failedChecks([
    [!isGood, `twice at once: ${statuses.join()}`],
    [effectIn(actor) !== effect, `twice at once: ${effectIn(actor)}, not ${effect}`],
  ])
}

/** A refresh after the action is done. */
async function refreshed(actor: Actor, { submission, form, sent, effect }: Prepared): Promise<string[]> {
  const same = withKey(sent, randomUUID())
  await post(actor, submission, form, same)
  const { status } = await post(actor, submission, form, same)
  return failedChecks([
    [status >= 500, `refreshed: ${status}`],
    [effectIn(actor) !== effect, `refreshed: ${effectIn(actor)}, not ${effect}`],
  ])
}

/** The page is open in two tabs: submitting the second, with an outdated version, changes nothing and keeps the input. */
async function fromTwoTabs(actor: Actor, { submission, form, sent, effect }: Prepared): Promise<string[]> {
  if (!isOfRecord(form)) return []
  await post(actor, submission, form, withKey(sent, randomUUID()))
  const other = changed(form, withKey(sent, randomUUID()))
  const { status, body } = await post(actor, submission, form, other.sent)
  const back = sameFormOf(body, submission, form)
  const isSame = status < 400 && !other.isChanged // the same change of the same version
  return failedChecks([
    [effectIn(actor) !== effect, `second tab: ${effectIn(actor)}, not ${effect}`],
    // a form whose rules depend on the record refuses by itself what the first tab has done (422)
    [!isSame && ![400, 403, 404, 422, 429].includes(status), `second tab: ${status}`],
    [status === 422 && !/class="err"/.test(body), "second tab: no field says what is wrong"],
    [
      status === 400 &&
        !/changed this|not possible in the status|no longer possible|already|reminder was sent/.test(body),
      "second tab: nobody says why",
    ],
    [back !== undefined && missingIn(back, form, other.sent).length > 0, "second tab: what was typed is lost"],
  ])
}

test(
  "FORM-07 FORM-08 quality rows 15, 16: every submission twice at once, refreshed, and from two tabs: one effect",
  { timeout: 400_000 },
  async () => {
    const notLedOn: string[] = []
    const wrongs = await everySubmission(own, 3, async (actor, prepared, at) => {
      if (prepared.status !== 303 && !isShownOnce(prepared)) notLedOn.push(nameOf(prepared.submission))
      const found: string[] = []
      for (const repeat of inTurn([twiceAtOnce, fromTwoTabs, refreshed], at, 2)) {
        resetActor(actor)
        found.push(...(await repeat(actor, prepared)))
      }
      return found.map((one) => `${nameOf(prepared.submission)}: ${one}`)
    })
    expect(notLedOn, "what was done leads on by a 303, or a refresh would send it again").toEqual([])
    expect(wrongs).toEqual([])
  },
)
