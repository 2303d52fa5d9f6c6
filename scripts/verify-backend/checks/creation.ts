import { Finding, LeftOut, refusal, resultOf } from "../client/answers.ts"
import { expectRefusal, validCall } from "../subjects/calls.ts"
import { expectationOf, operationOf, peopleWithKnownRoles, rolesAt, tables } from "../subjects/state-tables.ts"
import { isDerived, sendAs, type Verification } from "../subjects/subject.ts"
import type { Actions } from "../../contract/states/tables.ts"

type List = { kind: string; table: Actions; operation: string }

/**
 * Checks who may create a record for the alliance or for a group, and the `actions` of the list there, by the list part of the tables of
 * openapi/states that have both places.
 */
export async function checkCreation(v: Verification): Promise<void> {
  for (const list of tables.flatMap(({ kind, list: table }) => (table ? [{ kind, table }] : []))) {
    const operation = operationOf(list.table, "create")
    if (!("group" in list.table.states && "alliance" in list.table.states) || !isCallable(v, operation)) continue
    const created = { ...list, operation }
    for (const place of ["group", "alliance"])
      for (const who of peopleWithKnownRoles) await creates(v, created, place, who)
    if ("disbanded" in list.table.states) await inDisbandedGroup(v, created)
  }
}

/** Whether a request is written by hand, and any person can send it: a file belongs to the person who uploaded it. */
const isCallable = (v: Verification, operation: string): boolean =>
  !isDerived(v, operation) && !v.contract.bodySchema(v.contract.operation(operation))?.required?.includes("file_ids")

async function creates(
  v: Verification,
  { kind, table, operation }: List,
  place: string,
  who: (typeof peopleWithKnownRoles)[number],
): Promise<void> {
  const expected = expectationOf(table, "create", place, new Set(rolesAt(place, who)))
  const isAllowed = expected.verdict === "allowed"
  const group = place === "group" && { group_acronym: v.fixtures.alliance.group }
  await v.check(`${kind}.list`, "actions", `${place}: create is listed for ${who} if allowed`, async () => {
    const exchange = await sendAs(v, who, `${kind}.list`, { query: { ...group } })
    const { actions } = resultOf(exchange)
    const isListed = Array.isArray(actions) && actions.includes("create")
    if (isListed !== isAllowed) throw new Finding(isListed ? "too much: create" : "missing: create", exchange)
  })
  const title = `${place}: ${who} ${isAllowed ? "may" : "may not"} create`
  await v.check(operation, isAllowed ? "actions" : "role", title, async () => {
    const { subject, call } = await validCall(v, operation)
    const { group_acronym: _group, ...body } = call.body as Record<string, unknown>
    const asked = { ...call, as: await v.people.get(who), body: { ...body, ...group } }
    if (expected.verdict === "allowed")
      return void resultOf(await v.target.send(operation, asked), `${who} to be allowed`)
    await expectRefusal(v, operation, { subject, call: asked }, refusal([expected.status], expected.codes))
  })
}

async function inDisbandedGroup(v: Verification, { table, operation }: List): Promise<void> {
  await v.check(operation, "state", "nothing is created in a disbanded group", async () => {
    const { disbanded_group } = v.fixtures.alliance
    if (disbanded_group === undefined) throw new LeftOut("the fixtures name no disbanded_group")
    const { subject, call } = await validCall(v, operation)
    const body = { ...(call.body as object), group_acronym: disbanded_group }
    const expected = expectationOf(table, "create", "disbanded", new Set(["alliance_admin"]))
    if (expected.verdict === "allowed") throw new Error("the table lets an administrator create in a disbanded group")
    const asked = { subject, call: { ...call, as: await v.people.get("alliance_admin"), body } }
    await expectRefusal(v, operation, asked, refusal([expected.status], expected.codes))
  })
}
