import { expectDone, expectRefused, resultOf, envelopeOf } from "../answers.ts"
import { needsSession, type Operation } from "../contract.ts"
import { Finding } from "../results.ts"
import { properCall, snapshot } from "../proper-call.ts"
import type { Subject } from "../request.ts"
import { requests } from "../requests.ts"
import { sharedMeeting } from "../shared-topic.ts"
import { sessionHeaders, type Call } from "../target.ts"
import type { Person } from "../sign-on.ts"
import { parametersOf, type Verification } from "../verification.ts"

/** Checks how sessions start and end, and that protected operations require one. */
export async function checkSessions(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter(needsSession)) await isProtected(v, operation)
  await exchange(v)
  await verifyToken(v)
  await v.check("token.revoke", "effect", "a session that was ended is over", async () => {
    const as = await v.people.another("outsider")
    expectDone(await v.target.send("token.revoke", { as }))
    expectRefused(await v.target.send("workgroup.grouped", { as }), [401], ["unauthorized"])
  })
}

async function isProtected(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  const ways: [string, (person: Person) => Record<string, string>][] = [
    ["no token", () => ({})],
    ["a token that nobody has", (person) => ({ ...sessionHeaders(person), token: `${person.session.token}x` })],
    [
      "the token of one person with the id of another",
      (person) => ({ ...sessionHeaders(person), "member-id": "verify-backend-nobody" }),
    ],
  ]
  for (const [way, headersOf] of ways) {
    await v.check(operationId, "session", way, async () => {
      const { call, subject } = await callOf(v, operation)
      const before = await snapshotOf(v, operation, subject)
      const headers = headersOf(await v.people.get("alliance_admin"))
      const exchange = await v.target.send(operationId, { ...call, as: undefined, headers })
      expectRefused(exchange, [401], ["unauthorized"])
      if (before !== (await snapshotOf(v, operation, subject)))
        throw new Finding("refused, but something was written", exchange)
    })
  }
}

type Asked = { call: Call; subject: Subject }

/** A valid call. All checks without a session share its record, because none of them may change it. */
async function callOf(v: Verification, operation: Operation): Promise<Asked> {
  const { operationId } = operation
  if (!requests[operationId]) return { call: parametersOf(operation, v.fixtures.values), subject: {} }
  return v.records.shared(`session ${operationId}`, async () => {
    const { subject, ...call } = await properCall(v, operationId, await sharedMeeting(v, operation))
    return { call, subject }
  })
}

async function snapshotOf(v: Verification, { method, operationId }: Operation, subject: Subject): Promise<string> {
  return method === "get" || method === "delete" ? "" : snapshot(v, operationId, subject)
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
