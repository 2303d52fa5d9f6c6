import { expectRefused, Finding, LeftOut, resultOf } from "../client/answers.ts"
import type { Call } from "../client/call.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { restrictedMeeting } from "../subjects/meeting.ts"
import { restrictedGroup, sendAs, type Verification } from "../subjects/subject.ts"

type LogRow = { operation: string; module: string; record: unknown; memo: string | null }

/**
 * Checks what the type of a group closes: its meetings for outsiders. And what it does not close: its administration for who administers
 * groups, and its proposals for their reviewers. The operation log names nothing that its reader may not open (openapi/states/workgroup.yaml,
 * proposal.yaml, operation-log.yaml).
 */
export async function checkRestrictedGroup(v: Verification): Promise<void> {
  await closed(v)
  await administration(v)
  await proposals(v)
  await log(v)
}

async function closed(v: Verification): Promise<void> {
  const read = async (who: PersonRole) => sendAs(v, who, "meeting.get", { path: (await restrictedMeeting(v)).path })
  await v.check("meeting.get", "role", "a meeting of a restricted group is closed to outsiders", async () => {
    for (const who of ["outsider", "general_secretary"] as const)
      expectRefused(await read(who), [403], ["restricted_group"])
  })
  await v.check("meeting.get", "actions", "and open to its members and to administrators", async () => {
    for (const who of ["restricted_member", "alliance_admin"] as const) resultOf(await read(who), `${who} to be let in`)
  })
  await v.check("meeting.list", "role", "lists leave out meetings of a restricted group", async () => {
    await restrictedMeeting(v)
    const query = { q: v.records.run, size: "200" }
    const exchange = await sendAs(v, "outsider", "meeting.list", { query })
    const items = resultOf(exchange).items as { group: { acronym: string } | null }[]
    if (items.some(({ group }) => group?.acronym === restrictedGroup(v)))
      throw new Finding("an outsider sees it in the list", exchange)
  })
  for (const operation of ["meeting.list", "workgroup.get", "workgroup.member.list"])
    await v.check(operation, "role", "a restricted group is closed to outsiders", async () =>
      expectRefused(await sendAs(v, "outsider", operation, ofGroup(v, operation)), [403], ["restricted_group"]),
    )
}

/** What names the restricted group in a call. */
function ofGroup(v: Verification, operation: string): Call {
  const acronym = restrictedGroup(v)
  return operation.startsWith("workgroup.") ? { path: { acronym } } : { query: { group_acronym: acronym } }
}

async function administration(v: Verification): Promise<void> {
  const read = (operation: string) => sendAs(v, "member_admin", operation, ofGroup(v, operation))
  const title = "a member administrator sees the administration of a restricted group"
  for (const operation of ["workgroup.get", "workgroup.member.list"])
    await v.check(operation, "role", title, async () => void resultOf(await read(operation), "the administration"))
  await v.check("meeting.list", "role", "but not its content", async () =>
    expectRefused(await read("meeting.list"), [403], ["restricted_group"]),
  )
}

async function proposals(v: Verification): Promise<void> {
  const title = "the general secretary reviews the proposals of a restricted group"
  await v.check("proposal.list", "role", title, async () => {
    const read = (operation: string, call: Call) => sendAs(v, "general_secretary", operation, call)
    const list = await read("proposal.list", ofGroup(v, "proposal.list"))
    const [row] = resultOf(list, "the list").items as { draft_code: string }[]
    if (!row) throw new LeftOut("the restricted group has no proposal")
    resultOf(await read("proposal.get", { path: { draft_code: row.draft_code } }), "the proposal")
  })
}

async function log(v: Verification): Promise<void> {
  await v.check("operation-log.list", "role", "the log names no meeting that its reader may not open", async () => {
    const group_acronym = restrictedGroup(v)
    await restrictedMeeting(v)
    const query = { group_acronym, module: "meeting", size: "200" }
    const exchange = await sendAs(v, "member_admin", "operation-log.list", { query })
    const rows = resultOf(exchange).items as LogRow[]
    const named = rows.find(({ record, memo }) => record !== null || memo !== null)
    if (named) throw new Finding(`${named.operation} is shown with its texts`, exchange)
    const found = await sendAs(v, "member_admin", "operation-log.list", { query: { ...query, q: v.records.run } })
    if (resultOf(found).total !== 0) throw new Finding("a search finds texts that are not shown", found)
  })
}
