import { randomUUID } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { ownerField } from "#app/forms/schema/form-field-names.ts"
import { type Actor, addressOf, resetActor, nameOf, written } from "#tests/security/submit.ts"
import { inTurn } from "#tests/support/extent.ts"
import { formsOf } from "#tests/support/forms.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import type { Visitor } from "#tests/support/visitor.ts"
import { offersAllValues, missingIn, sameFormOf, type Sent, typedIn, withKey } from "./action-forms.ts"
import { post, type Prepared } from "./action-prepare.ts"
import { failedChecks } from "./action-try.ts"
import { everySubmission } from "./action-walk.ts"

let own: TestPortal
beforeAll(async () => void (own = await sharedPortal()))

/** Ways in which a session ends while a form is open. The browser deletes a cookie when its idle time is over. */
const ways = {
  "the session is over": ({ visitor }: Actor) => void visitor.cookies.delete("session"),
  "the token is known no more": ({ store }: Actor) => {
    for (const { id } of store.rows.session.all()) store.rows.session.delete(id)
  },
  "all cookies are deleted": ({ visitor }: Actor) => visitor.cookies.clear(),
  "its cookie is of no use": ({ visitor }: Actor) => void visitor.cookies.set("session", "spoilt"),
} as const

const isAt = (location: string | null, path: string) => location !== null && new URL(location).pathname.endsWith(path)

/** Submits the form too late, and opens it again as the same person; `suffix` as scripts send it. */
async function wrongsOf(actor: Actor, prepared: Prepared, way: keyof typeof ways, suffix: "" | ".data") {
  const { submission, form, person, sent: first } = prepared
  const sent: Sent = withKey(first, randomUUID())
  resetActor(actor)
  ways[way](actor)
  const answer = await post(actor, submission, form, sent, suffix)
  const isLed = suffix ? answer.status === 202 && answer.body.includes("/login") : isAt(answer.location, "/login")
  await actor.visitor.signIn(person)
  const back = sameFormOf((await actor.visitor.get(addressOf(submission))).body, submission, form)
  const lost = back && offersAllValues(form, sent) ? missingIn(back, form, sent) : []
  return failedChecks([
    [!isLed, `status ${answer.status}, not the login page`],
    [!back, "the form is not there any more"],
    ...lost.map((what): [boolean, string] => [true, `lost: ${what}`]),
  ]).map((what) => `${way}${suffix}: ${nameOf(submission)}: ${what}`)
}

/**
 * Another person logs in, in a second window, before the form is submitted: it is not sent under the name of that person, and is kept
 * for the one who opened it.
 */
async function wrongsOfOther(actor: Actor, { submission, form, sent: first, person }: Prepared, suffix: "" | ".data") {
  const sent: Sent = withKey(first, randomUUID())
  resetActor(actor)
  actor.visitor.cookies.delete("session")
  await actor.visitor.signIn(otherThan(person))
  const answer = await post(actor, submission, form, sent, suffix)
  const done = written(actor)
  const { body: seen } = await actor.visitor.get(addressOf(submission))
  actor.visitor.cookies.delete("session")
  await actor.visitor.signIn(person)
  const back = sameFormOf((await actor.visitor.get(addressOf(submission))).body, submission, form)
  const lost = back && offersAllValues(form, sent) ? missingIn(back, form, sent) : []
  const isLed = suffix
    ? answer.status === 202 && answer.body.includes("/dashboard")
    : isAt(answer.location, "/dashboard")
  return failedChecks([
    [!isLed, `status ${answer.status}, not the dashboard`],
    [done.length > 0, `done in the other's name: ${done.join(", ")}`],
    [marksOf(form, sent).some((mark) => seen.includes(mark)), "shown to the other"],
    ...lost.map((what): [boolean, string] => [true, `lost: ${what}`]),
  ]).map((what) => `another person${suffix}: ${nameOf(submission)}: ${what}`)
}

const otherThan = (person: string) => (person === "admin" ? "member-admin" : "admin")

const marksOf = (form: Prepared["form"], sent: Sent) =>
  typedIn(form, sent).filter((value) => value.startsWith("Typed "))

/** Expects that another person who logs in on the same machine sees nothing of it. */
async function leakedTo(actor: Actor, { submission, form, sent, person }: Prepared) {
  const other = otherThan(person)
  resetActor(actor)
  actor.visitor.cookies.delete("session")
  await post(actor, submission, form, withKey(sent, randomUUID()))
  await actor.visitor.signIn(other)
  const { body } = await actor.visitor.get(addressOf(submission))
  return marksOf(form, sent)
    .filter((mark) => body.includes(mark))
    .map(() => `${nameOf(submission)}: shown to ${other}`)
}

test(
  "SES-07 FORM-08 what was typed when the session was gone is there for the same person only",
  { timeout: 600_000 },
  async () => {
    const all = Object.keys(ways) as (keyof typeof ways)[]
    const wrongs = await everySubmission(own, 2, async (actor, prepared, at) => {
      const way = all[at % all.length] ?? "the session is over"
      // the ways come in fours: each is met by forms that a browser sends and by forms that scripts send
      const suffix = Math.floor(at / all.length) % 2 === 0 ? "" : ".data"
      const isForOther = Math.floor(at / 2) % 2 === 0 // half of the forms that a browser sends, half of those that scripts send
      const asOther = () =>
        isForOther ? wrongsOfOther(actor, prepared, suffix === "" ? ".data" : "") : leakedTo(actor, prepared)
      const visits = inTurn([() => wrongsOf(actor, prepared, way, suffix), asOther], Math.floor(at / (2 * all.length)))
      const found: string[] = []
      for (const visit of visits) found.push(...(await visit()))
      return found
    })
    expect(wrongs).toEqual([])
  },
)

/** The draft request that the page's script sends while a person types a subject. */
async function beingTyped(visitor: Visitor, address: string, subject: string): Promise<Record<string, string>> {
  const forms = formsOf((await visitor.get(address)).body)
  const own = forms.flatMap(({ controls }) => controls).find(({ name }) => name === ownerField)
  const draft = { "draft.address": address, "draft.intent": "keep" }
  return { ...draft, form: "schedule", [ownerField]: own?.value ?? "", subject }
}

test("FORM-08 drafts survive the end of a session, but not a logout", async () => {
  const address = "/a/aurora/schedule/create"
  const visitor = own.newVisitor().speaks("en")
  await visitor.signIn("admin")
  const typed = await beingTyped(visitor, address, "Half a sentence")
  visitor.cookies.delete("session")
  expect((await visitor.post("/a/aurora/draft", typed)).status).toBe(401)
  await visitor.signIn("admin")
  expect((await visitor.get(address)).body).toContain("Half a sentence")

  const last = await beingTyped(visitor, address, "After the end")
  await visitor.post("/a/aurora/logout")
  expect((await visitor.post("/a/aurora/draft", last)).status).toBe(401)
  await visitor.signIn("admin")
  expect((await visitor.get(address)).body).not.toContain("After the end")
})

test("FORM-08 a draft is restored for its own person only", async () => {
  const address = "/a/aurora/schedule/create"
  const visitor = own.newVisitor().speaks("en")
  await visitor.signIn("admin")
  const typed = await beingTyped(visitor, address, "Half a sentence")
  visitor.cookies.delete("session")
  await visitor.signIn("member-admin")
  expect((await visitor.post("/a/aurora/draft", typed)).status).toBe(409)
  expect((await visitor.get(address)).body).not.toContain("Half a sentence")
  visitor.cookies.delete("session")
  await visitor.signIn("admin")
  expect((await visitor.get(address)).body).toContain("Half a sentence")
})

test("SES-09 a session is invalid after the logout, even if the backend could not be called", async () => {
  const visitor = own.newVisitor().speaks("en")
  await visitor.signIn("member")
  const cookies = new Map(visitor.cookies)
  await visitor.mock.fault({ operation: "token.revoke", kind: "reset" })
  await visitor.post("/a/aurora/logout")
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  expect(new URL((await visitor.get("/a/aurora/dashboard")).location ?? "").pathname).toBe("/a/aurora/login")
})
