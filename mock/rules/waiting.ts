import type { components } from "#app/api/schema.d.ts"
import { ballotRecordRef, proposalRecordRef, taskRecordRef } from "../handlers/record-ref.ts"
import { visible } from "../handlers/visible.ts"
import { day, toText, type Instant } from "../store/clock.ts"
import type { MemberRow } from "../store/records.ts"
import { ballotRules } from "./ballot.ts"
import { loginRequestRules } from "./login-request.ts"
import { membershipApplicationRules } from "./membership-application.ts"
import { proposalRules } from "./proposal.ts"
import type { Role, World } from "./rules.ts"
import { taskRules } from "./task.ts"

type Schemas = components["schemas"]
type Waiting = Schemas["NeedsMyAction"]
type Found = {
  kind: Waiting["kind"]
  action: string
  role: Role | undefined
  record: Schemas["RecordRef"]
  since: Instant
  until: Instant | null
}

/**
 * Everything that waits for a person now (DASH-08): what the tables of the records let them do, and what is theirs to do. The
 * list, the numbers of the shell and each record's `actions` agree because they all come from the same tables.
 */
export function waitingFor(user: MemberRow, world: World): Waiting[] {
  const found = [
    ...ballots(user, world),
    ...tasks(user, world),
    ...proposals(user, world),
    ...requests(user, world),
    ...applications(user, world),
  ]
  return found.flatMap(({ role, since, until, ...item }) => {
    if (role === undefined || role === "visitor") return []
    const is_closing_soon = until !== null && until - world.now < day
    return [
      { ...item, role, since_time: toText(since), until_time: until === null ? null : toText(until), is_closing_soon },
    ]
  })
}

function ballots(user: MemberRow, world: World): Found[] {
  const rows = visible("ballot", user, world, (row) => !ballotRules.can(user, "vote", row, world))
  return rows.map((row) => ({
    kind: "ballot",
    action: "vote",
    role: ballotRules.role(user, "vote", row, world),
    record: ballotRecordRef(row, world),
    since: row.start_time,
    until: row.end_time,
  }))
}

function tasks(user: MemberRow, world: World): Found[] {
  return visible("task", user, world).flatMap((row) => {
    const [action] = taskRules.actions(user, row, world)
    if (!action) return []
    const role = taskRules.role(user, action, row, world)
    const record = taskRecordRef(row, world)
    return [{ kind: "task", action, role, record, since: row.plan_start, until: row.deadline }]
  })
}

function proposals(user: MemberRow, world: World): Found[] {
  return visible("proposal", user, world).flatMap((row) => {
    const action = (["review", "archive"] as const).find((one) => !proposalRules.can(user, one, row, world))
    if (!action) return []
    const role = proposalRules.role(user, action, row, world)
    const since = row.phase_start_time ?? row.created_time
    return [{ kind: "proposal", action, role, record: proposalRecordRef(row, world), since, until: row.deadline }]
  })
}

function requests(user: MemberRow, world: World): Found[] {
  const mine = world.store.rows.login_request.where("alliance_id", user.alliance_id)
  return mine.map((row) => ({
    kind: "login_request",
    action: "approve",
    role: loginRequestRules.role(user, "approve", row, world),
    record: plainRef("login_request", row.id, `${row.name}, ${row.company}`, row.status),
    since: row.apply_time,
    until: null,
  }))
}

function applications(user: MemberRow, world: World): Found[] {
  const mine = world.store.rows.membership_application.filter(({ alliance_id }) => alliance_id === user.alliance_id)
  return mine.map((row) => ({
    kind: "membership_application",
    action: "review",
    role: membershipApplicationRules.role(user, "review", row, world),
    record: plainRef("membership_application", row.id, row.name, row.status),
    since: row.apply_time,
    until: null,
  }))
}

function plainRef(module: Schemas["Module"], key: string, title: string, status: string): Schemas["RecordRef"] {
  return { module, key, code: null, title, status, group: null }
}
