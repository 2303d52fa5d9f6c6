import { expectRefused, resultOf } from "../answers.ts"
import { Finding, LeftOut } from "../results.ts"
import type { Verification } from "../verification.ts"

type LogRow = { operation: string; module: string; record: unknown; memo: string | null }

/**
 * Checks what the type of a group does not close: its administration for who administers groups, and its proposals for their reviewers; and
 * that the operation log names nothing that its reader may not open (openapi/states/workgroup.yaml, proposal.yaml, operation-log.yaml).
 */
export async function checkRestrictedAdministration(v: Verification): Promise<void> {
  await administration(v)
  await proposals(v)
  await log(v)
}

function restrictedGroup({ fixtures: { alliance } }: Verification): string {
  if (alliance.restricted_group === undefined) throw new LeftOut("the fixtures name no restricted_group")
  return alliance.restricted_group
}

async function administration(v: Verification): Promise<void> {
  for (const operationId of ["workgroup.get", "workgroup.member.list"] as const)
    await v.check(
      operationId,
      "role",
      "a member administrator sees the administration of a restricted group",
      async () => {
        const path = { acronym: restrictedGroup(v) }
        resultOf(
          await v.target.send(operationId, { as: await v.people.get("member_admin"), path }),
          "the administration",
        )
      },
    )
  await v.check("meeting.list", "role", "but not its content", async () => {
    const query = { group_acronym: restrictedGroup(v) }
    const exchange = await v.target.send("meeting.list", { as: await v.people.get("member_admin"), query })
    expectRefused(exchange, [403], ["restricted_group"])
  })
}

async function proposals(v: Verification): Promise<void> {
  await v.check(
    "proposal.list",
    "role",
    "the general secretary reviews the proposals of a restricted group",
    async () => {
      const query = { group_acronym: restrictedGroup(v) }
      const as = await v.people.get("general_secretary")
      const [row] = resultOf(await v.target.send("proposal.list", { as, query }), "the list").items as {
        draft_code: string
      }[]
      if (!row) throw new LeftOut("the restricted group has no proposal")
      resultOf(await v.target.send("proposal.get", { as, path: { draft_code: row.draft_code } }), "the proposal")
    },
  )
}

async function log(v: Verification): Promise<void> {
  await v.check("operation-log.list", "role", "the log names no meeting that its reader may not open", async () => {
    const group_acronym = restrictedGroup(v)
    await v.records.shared("meeting restricted", () => v.meetings.make("restricted", "not_started"))
    const as = await v.people.get("member_admin")
    const query = { group_acronym, module: "meeting", size: "200" }
    const exchange = await v.target.send("operation-log.list", { as, query })
    const rows = resultOf(exchange).items as LogRow[]
    const named = rows.find(({ record, memo }) => record !== null || memo !== null)
    if (named) throw new Finding(`${named.operation} is shown with its texts`, exchange)
    const found = await v.target.send("operation-log.list", { as, query: { ...query, q: v.records.run } })
    if (resultOf(found).total !== 0) throw new Finding("a search finds texts that are not shown", found)
  })
}
