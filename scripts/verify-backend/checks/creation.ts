import { expectRefused, resultOf } from "../answers.ts"
import { Finding, LeftOut } from "../results.ts"
import { properCall, snapshot } from "../proper-call.ts"
import { expectationOf, meetingListTable } from "../expectations.ts"
import type { Verification } from "../verification.ts"

const asking = [
  "alliance_admin",
  "general_secretary",
  "chair",
  "vice_chair",
  "secretary",
  "participant",
  "outsider",
] as const

/** Checks the list part of openapi/states/meeting.yaml: who may create a meeting where, and the `actions` of the list. */
export async function checkCreation(v: Verification): Promise<void> {
  for (const place of ["group", "alliance"]) {
    for (const who of asking) await creates(v, place, who)
  }
  await disbanded(v)
}

function rolesIn(place: string, who: (typeof asking)[number]): ReadonlySet<string> {
  const isOfficer = who === "chair" || who === "vice_chair" || who === "secretary"
  const isElsewhere = isOfficer ? place === "alliance" : who === "general_secretary" && place !== "alliance"
  if (who === "outsider" || isElsewhere) return new Set()
  return new Set([who])
}

async function creates(v: Verification, place: string, who: (typeof asking)[number]): Promise<void> {
  const expected = expectationOf(meetingListTable, "create", place, rolesIn(place, who))
  const isAllowed = expected.verdict === "allowed"
  const group = v.fixtures.alliance.group
  await v.check("meeting.list", "actions", `${place}: create is listed for ${who} if allowed`, async () => {
    const query: Record<string, string> = place === "group" ? { group_acronym: group } : {}
    const exchange = await v.target.send("meeting.list", { as: await v.people.get(who), query })
    const { actions } = resultOf(exchange)
    const isListed = Array.isArray(actions) && actions.includes("create")
    if (isListed !== isAllowed) throw new Finding(isListed ? "too much: create" : "missing: create", exchange)
  })
  await v.check(
    "meeting.create",
    isAllowed ? "actions" : "role",
    `${place}: ${who} ${isAllowed ? "may" : "may not"} create`,
    async () => {
      const { subject, ...call } = await properCall(v, "meeting.create")
      const { group_acronym: _group, ...body } = call.body as Record<string, unknown>
      const before = await snapshot(v, "meeting.create", subject)
      const as = await v.people.get(who)
      const answer = await v.target.send("meeting.create", {
        ...call,
        as,
        body: place === "group" ? { ...body, group_acronym: group } : body,
      })
      if (expected.verdict === "allowed")
        return void (await v.meetings.register(String(resultOf(answer, `${who} to be allowed`).id), as))
      expectRefused(answer, [expected.status], expected.codes)
      if (before !== (await snapshot(v, "meeting.create", subject)))
        throw new Finding("refused, but a meeting was made", answer)
    },
  )
}

async function disbanded(v: Verification): Promise<void> {
  await v.check("meeting.create", "state", "nothing is created in a disbanded group", async () => {
    const { disbanded_group } = v.fixtures.alliance
    if (disbanded_group === undefined) throw new LeftOut("the fixtures name no disbanded_group")
    const { subject: _none, ...call } = await properCall(v, "meeting.create")
    const body = { ...(call.body as object), group_acronym: disbanded_group }
    const exchange = await v.target.send("meeting.create", { ...call, as: await v.people.get("alliance_admin"), body })
    const expected = expectationOf(meetingListTable, "create", "disbanded", new Set(["alliance_admin"]))
    if (expected.verdict === "allowed") throw new Error("the table lets an administrator create in a disbanded group")
    expectRefused(exchange, [expected.status], expected.codes)
  })
}
