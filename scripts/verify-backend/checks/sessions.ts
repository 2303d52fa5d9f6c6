import { envelopeOf, expectDone, expectRefused, Finding, refusal, resultOf } from "../client/answers.ts"
import { sessionHeaders } from "../client/call.ts"
import { needsSession, type Operation } from "../client/contract.ts"
import type { Person, WhyRefused } from "../client/fixtures.ts"
import { RefusedCalls, validCall, type Prepared } from "../subjects/calls.ts"
import { isDerived, nothing, readCall, sharedSubject, type Verification } from "../subjects/subject.ts"

/** Checks how sessions start and end, and that protected operations require one. */
export async function checkSessions(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter(needsSession)) await isProtected(v, operation)
  await exchange(v)
  await refused(v)
  await verifyToken(v)
  await v.check("token.revoke", "effect", "a session that was ended is over", async () => {
    const as = await v.people.another("outsider")
    expectDone(await v.target.send("token.revoke", { as }))
    expectRefused(await v.target.send("workgroup.grouped", { as }), [401], ["unauthorized"])
  })
}

/** The headers of calls without a session that fits. */
const wrongSessions: Readonly<Record<string, (person: Person) => Record<string, string>>> = {
  "no token": () => ({}),
  "a token that nobody has": (person) => ({ ...sessionHeaders(person), token: `${person.session.token}x` }),
  "the token of one person with the id of another": (person) => ({
    ...sessionHeaders(person),
    "member-id": "verify-backend-nobody",
  }),
}

async function isProtected(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  const calls = new RefusedCalls(v, operationId, () => prepared(v, operation))
  for (const [way, headersOf] of Object.entries(wrongSessions))
    await v.check(operationId, "session", way, async () => {
      const headers = headersOf(await v.people.get("alliance_admin"))
      await calls.ask({
        change: () => ({ as: undefined, headers }),
        expect: refusal([401], ["unauthorized"]),
      })
    })
}

/** A valid call, or one on the record of the contract's examples. */
async function prepared(v: Verification, operation: Operation): Promise<Prepared> {
  if (isDerived(v, operation.operationId)) return { subject: nothing, call: await readCall(v, operation) }
  return validCall(v, operation.operationId, await sharedSubject(v, operation))
}

async function exchange(v: Verification): Promise<void> {
  await v.check("ticket.exchange", "session", "a ticket works once", async () => {
    const body = { ticket: await v.people.ticket("outsider"), ...v.people.exchange("outsider") }
    const first = await v.target.send("ticket.exchange", { body })
    if (typeof resultOf(first).token !== "string") throw new Finding("the first exchange gave no token", first)
    expectRefused(await v.target.send("ticket.exchange", { body }), [400], ["ticket_invalid"])
  })
  await v.check("ticket.exchange", "session", "a ticket that nobody issued", async () => {
    const body = { ticket: "verify-backend-no-ticket", ...v.people.exchange("outsider") }
    expectRefused(await v.target.send("ticket.exchange", { body }), [400], ["ticket_invalid"])
  })
}

/** Checks the accounts that the login host knows and the alliance does not let in (SES-03). */
async function refused(v: Verification): Promise<void> {
  const send = async (why: WhyRefused) => {
    const body = { ticket: await v.people.refusedTicket(why), ...v.people.exchange("outsider") }
    return v.target.send("ticket.exchange", { body })
  }
  await v.check("ticket.exchange", "session", "an account that is no member gets no token and no rights", async () => {
    const answer = await send("not_member")
    const { token, is_admin, biz_roles } = resultOf(answer)
    if (envelopeOf(answer).code !== "not_member") throw new Finding("expected the code not_member", answer)
    if (token !== null || is_admin !== false || (biz_roles as unknown[]).length > 0)
      throw new Finding("it gets a token or rights", answer)
  })
  await v.check("ticket.exchange", "session", "a disabled member is refused", async () =>
    expectRefused(await send("member_disabled"), [400], ["member_disabled"]),
  )
}

async function verifyToken(v: Verification): Promise<void> {
  const bodyOf = ({ session: { token, alliance_id, user_id, username } }: Person) => ({
    token,
    alliance_id,
    username,
    member_id: user_id,
  })
  const verdict = async (title: string, more: object, expected: boolean) =>
    v.check("token.verify", "session", title, async () => {
      const answer = await v.target.send("token.verify", {
        body: { ...bodyOf(await v.people.get("outsider")), ...more },
      })
      const { success } = envelopeOf(answer) as { success?: unknown }
      if (answer.status !== 200 || success !== expected) throw new Finding(`expected success: ${expected}`, answer)
    })
  await verdict("a token that holds", {}, true)
  await verdict("a token that nobody has", { token: "verify-backend-no-token" }, false)
  await verdict("somebody else's token", { member_id: "verify-backend-nobody" }, false)
}
