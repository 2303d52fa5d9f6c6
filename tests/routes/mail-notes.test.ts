import { beforeAll, expect, test } from "vitest"
import type { Prepared } from "#tests/faults/action-prepare.ts"
import { everySubmission } from "#tests/faults/action-walk.ts"
import { runBeforeCall } from "#mock/engine/registry.ts"
import { minute } from "#mock/engine/store/clock.ts"
import { type Actor, addressOf, nameOf, resetActor } from "#tests/security/submit.ts"
import { plainText } from "#tests/support/forms.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"

let own: TestPortal
beforeAll(async () => void (own = await sharedPortal()))

/** Sentences about an email that will be sent; labels like "Email address" are none. */
const aboutMail =
  /\bby email\b|\bgets? (an|this|the|no) (reason by )?email|\bemails? goes? to\b|\bemailed\b|\bin the email\b|\bsends? an email\b|\bget an email\b/i

/** Whom the operation mails, except the person who acts; also after the minute in which it can be taken back. */
function mailed({ store }: Actor, { submission, person }: Prepared): string[] {
  store.clock.fix(store.now() + 2 * minute)
  runBeforeCall(store)
  const mails = store.rows.mail.filter(({ operation }) => operation === submission.operation)
  return mails.map(({ member_id, to }) => member_id ?? to).filter((to) => !to.endsWith(`-${person}`))
}

/** The text of a page without its frame. */
const contentOf = (html: string) => plainText(/<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<[^>]+>/g, " ") ?? "")

test("FORM-10 the page of every action that mails somebody says so before", { timeout: 400_000 }, async () => {
  const told: string[] = []
  const wrongs = await everySubmission(own, 3, async (actor, prepared) => {
    const people = mailed(actor, prepared)
    if (people.length === 0) return []
    resetActor(actor)
    const page = contentOf((await actor.visitor.get(addressOf(prepared.submission))).body)
    told.push(nameOf(prepared.submission))
    return aboutMail.test(page) ? [] : [`${nameOf(prepared.submission)}: mails ${people.slice(0, 3).join()}`]
  })
  console.log(`${told.length} forms mail somebody`)
  expect(wrongs).toEqual([])
})
