import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, test } from "vitest"
import { typedIn, withKey } from "#tests/faults/action-forms.ts"
import { post, prepare } from "#tests/faults/action-prepare.ts"
import { actorOf, addressOf, type Actor, nameOf, resetActor } from "#tests/security/submit.ts"
import type { Submission } from "#tests/support/domain.ts"
import { plainText } from "#tests/support/forms.ts"
import { sharedPortal } from "#tests/support/own-portal.ts"
import { isApplicable, sendable } from "#tests/support/sendable.ts"
import { text } from "#tests/support/texts.ts"

const typed = "Typed 键入, with a name of its own"

/** What the person reads: the message of a form, or of the screen in place of its page. */
const notFound = [text("en", "refusal.not_found"), text("en", "error.not-found.message")]

/** Forms of a record; deleting one that is gone does not fail. */
const ofRecord = sendable.filter(([one]) => one.record !== undefined && isApplicable(one, "status 404"))

/** Hides the record of a form, as if somebody else had deleted it: the form's call, and the reads of its page that name it, answer 404. */
function hideRecord({ store }: Actor, { record, operation, path }: Submission, person: string): number {
  const id = record?.[1].replace("@", person) ?? ""
  const named = store.calls.list().filter((call) => call.path.includes(id) && path.includes(id))
  const reads = new Set(named.flatMap((call) => (call.method === "GET" && call.operation ? [call.operation] : [])))
  for (const one of [...reads, operation ?? ""]) store.faults.add({ operation: one, kind: "status", status: 404 })
  return reads.size
}

/** The values of a textarea come back with the line breaks of a browser. */
const withoutBreaks = (value: string) => value.replace(/\s+/g, " ")

/** The names above the texts of a form that is not shown any more. */
const namesIn = (body: string) =>
  [...body.matchAll(/<label for="typed-\d+">([^<]*)<\/label><textarea/g)].map(([, name]) => name)

/** A text whose field is not known is only counted. */
const isCounted = (name?: string) => /^Text \d+$/.test(name ?? "")

type Tried = { wrongs: string[]; losesPage: boolean; named: number }

/** Sends the form of a record that is there no more. */
async function trySubmission(actor: Actor, submission: Submission, person: string): Promise<Tried> {
  const { form, sent } = await prepare(actor, submission, person)
  resetActor(actor)
  await actor.visitor.get(addressOf(submission))
  const hidden = hideRecord(actor, submission, person)
  const { status, body } = await post(actor, submission, form, withKey(sent, randomUUID()))
  actor.store.faults.clear()
  const shown = withoutBreaks(plainText(body))
  const texts = typedIn(form, sent).map(withoutBreaks)
  const wrongs = [
    ...(status === 404 ? [] : [`status ${status}`]),
    ...(notFound.some((words) => shown.includes(words)) ? [] : ["does not say that it is gone"]),
    ...texts.filter((value) => !shown.includes(value)).map((value) => `lost: ${value}`),
    ...(namesIn(body).some(isCounted) ? ["shows a text without the label of its field"] : []),
  ]
  return {
    wrongs: wrongs.map((what) => `${nameOf(submission)}: ${what}`),
    losesPage: hidden > 0 && texts.length > 0,
    named: namesIn(body).length,
  }
}

describe("FORM-08 a form whose record somebody else has deleted says so and shows what was typed, without scripts", () => {
  let admin: Actor
  beforeAll(async () => void (admin = await actorOf(await sharedPortal(), "admin")))

  test("on a page that is still there", async () => {
    const path = "/a/aurora/download/category"
    const form = { form: "category-no-such-record", id: "no-such-record", version: "1", name: typed }
    const { status, body } = await admin.visitor.post(path, form)
    expect(status).toBe(404)
    expect(plainText(body)).toContain(text("en", "refusal.not_found"))
    expect(plainText(body)).toContain(typed)
    // the form as a program sends it, without the labels of a page
    expect(namesIn(body)).toEqual([text("en", "form.typed.text", { number: 1 })])
  })

  test("every form of a record, also where its page is gone with the record", { timeout: 400_000 }, async () => {
    const own = await sharedPortal()
    const actors = new Map<string, Actor>()
    const tried: Tried[] = []
    for (const [submission, person] of ofRecord) {
      const actor = actors.get(person) ?? (await actorOf(own, person))
      actors.set(person, actor)
      tried.push(await trySubmission(actor, submission, person))
    }
    const gone = tried.filter(({ losesPage }) => losesPage).length
    console.log(`${tried.length} forms of records; ${gone} with texts lose their page`)
    expect(tried.flatMap(({ wrongs }) => wrongs)).toEqual([])
    expect(gone).toBeGreaterThan(0)
    expect(tried.reduce((sum, { named }) => sum + named, 0)).toBeGreaterThan(20)
  })
})
