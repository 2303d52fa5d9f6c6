import { expectRefused, resultOf } from "../answers.ts"
import { Finding, LeftOut } from "../results.ts"
import { pathOf, properCall, snapshot } from "../proper-call.ts"
import { requests } from "../requests.ts"
import { discardSharedTopic, sharedMeeting, sharedTopic } from "../shared-topic.ts"
import { sessionHeaders } from "../target.ts"
import { checkRestrictedAdministration } from "./restricted-administration.ts"
import { isOfMeeting, parametersOf, type Verification } from "../verification.ts"

/** Checks that outsiders can neither read nor change records: people of another alliance, and those outside of a restricted group. */
export async function checkBoundaries(v: Verification): Promise<void> {
  await tenants(v)
  await restricted(v)
  await checkRestrictedAdministration(v)
}

async function tenants(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter(isOfMeeting)) {
    const { operationId } = operation
    await v.check(operationId, "tenant", "a meeting of the other alliance", async () => {
      const asked = (await sharedMeeting(v, operation)) ?? {}
      const { subject: _same, ...call } = requests[operationId]
        ? await properCall(v, operationId, asked)
        : { subject: asked, path: { ...parametersOf(operation, {}).path, ...pathOf(asked) } }
      const before = await snapshot(v, operationId, asked)
      const exchange = await v.target.send(operationId, { ...call, as: await v.people.get("neighbour") })
      if (exchange.status < 300) discardSharedTopic(v)
      expectRefused(exchange, [403, 404], ["forbidden", "not_found"])
      if (before !== (await snapshot(v, operationId, asked)))
        throw new Finding("refused, but something was written", exchange)
    })
  }
  await v.check("meeting.list", "tenant", "nothing of the other alliance is found", async () => {
    await sharedTopic(v)
    const exchange = await v.target.send("meeting.list", {
      as: await v.people.get("neighbour"),
      query: { q: v.records.run },
    })
    if (resultOf(exchange).total !== 0)
      throw new Finding("meetings of this run are shown to the other alliance", exchange)
  })
  for (const operationId of ["preview.get", "operation-log.list"])
    await v.check(operationId, "tenant", "a key of the other alliance", async () => {
      const { meeting } = await sharedTopic(v)
      const query = {
        module: "meeting",
        key: meeting.id,
        ...(operationId === "preview.get" && { action: "cancel" }),
      }
      const exchange = await v.target.send(operationId, { as: await v.people.get("neighbour"), query })
      if (operationId === "operation-log.list" && exchange.status === 200 && resultOf(exchange).total === 0) return
      expectRefused(exchange, [400, 403, 404])
    })
  const file = async () => {
    const made = resultOf(await v.target.send("file.create", await properCall(v, "file.create")))
    v.records.note("files", made.id)
    return { id: String(made.id) }
  }
  await v.check("file.get", "tenant", "a file of the other alliance", async () => {
    const exchange = await v.target.send("file.get", { as: await v.people.get("neighbour"), path: await file() })
    expectRefused(exchange, [403, 404], ["forbidden", "not_found"])
  })
  await v.check("file.get", "session", "a file that is not public, without a session", async () =>
    expectRefused(await v.target.send("file.get", { path: await file() }), [401], ["unauthorized"]),
  )
  await v.check("meeting.list", "tenant", "a token of one alliance with the id of the other", async () => {
    const [here, there] = [await v.people.get("outsider"), await v.people.get("neighbour")]
    const headers = { ...sessionHeaders(there), "alliance-id": here.session.alliance_id }
    expectRefused(await v.target.send("meeting.list", { headers }), [401, 403], ["unauthorized", "forbidden"])
  })
}

async function restricted(v: Verification): Promise<void> {
  const acronymOf = () => {
    const { restricted_group } = v.fixtures.alliance
    if (restricted_group === undefined) throw new LeftOut("the fixtures name no restricted_group")
    return restricted_group
  }
  const meetingOf = () => v.records.shared("meeting restricted", () => v.meetings.make("restricted", "not_started"))
  await v.check("meeting.get", "role", "a meeting of a restricted group is closed to outsiders", async () => {
    const { id } = await meetingOf()
    for (const who of ["outsider", "general_secretary"] as const)
      expectRefused(
        await v.target.send("meeting.get", { as: await v.people.get(who), path: { id } }),
        [403],
        ["restricted_group"],
      )
  })
  await v.check("meeting.get", "actions", "and open to its members and to administrators", async () => {
    const { id } = await meetingOf()
    for (const who of ["restricted_member", "alliance_admin"] as const)
      resultOf(await v.target.send("meeting.get", { as: await v.people.get(who), path: { id } }), `${who} to be let in`)
  })
  await v.check("meeting.list", "role", "lists leave out meetings of a restricted group", async () => {
    await meetingOf()
    const exchange = await v.target.send("meeting.list", {
      as: await v.people.get("outsider"),
      query: { q: v.records.run, size: "200" },
    })
    const items = resultOf(exchange).items as { group: { acronym: string } | null }[]
    if (items.some(({ group }) => group?.acronym === acronymOf()))
      throw new Finding("an outsider sees it in the list", exchange)
  })
  for (const [operationId, call] of [
    ["meeting.list", (acronym: string) => ({ query: { group_acronym: acronym } })],
    ["workgroup.get", (acronym: string) => ({ path: { acronym } })],
    ["workgroup.member.list", (acronym: string) => ({ path: { acronym } })],
  ] as const)
    await v.check(operationId, "role", "a restricted group is closed to outsiders", async () => {
      const exchange = await v.target.send(operationId, { as: await v.people.get("outsider"), ...call(acronymOf()) })
      expectRefused(exchange, [403], ["restricted_group"])
    })
}
