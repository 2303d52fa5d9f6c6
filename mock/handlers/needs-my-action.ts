import { ballotRules } from "../rules/ballot.ts"
import { loginRequestRules } from "../rules/login-request.ts"
import { proposalRules } from "../rules/proposal.ts"
import { isMemberAdministrator } from "../rules/roles.ts"
import type { World } from "../rules/rules.ts"
import type { MemberRow } from "../store/records.ts"
import { isNew } from "./notice.ts"
import { ok, signedIn, type Handlers } from "./types.ts"
import { visible } from "./visible.ts"

export const needsMyActionHandlers = {
  "needs-my-action.counts": signedIn(({ store, now, viewer }) => ok(counts(viewer.member, { store, now }))),
} satisfies Handlers

const openTasks: readonly number[] = [1, 2, 3]

function counts(user: MemberRow, world: World) {
  const ballot = visible("ballot", user, world, (row) => !ballotRules.can(user, "vote", row, world)).length
  const task = visible(
    "task",
    user,
    world,
    (row) => row.assignee_id === user.id && openTasks.includes(row.status),
  ).length
  const proposal = visible("proposal", user, world, (row) =>
    (["review", "archive"] as const).some((action) => !proposalRules.can(user, action, row, world)),
  ).length
  const login_request = isMemberAdministrator(user) ? loginRequests(user, world) : null
  const membership_application = isMemberAdministrator(user) ? applications(user, world) : null
  return {
    needs_my_action: ballot + task + proposal + (login_request ?? 0) + (membership_application ?? 0),
    ballot,
    task,
    new_notice: visible("notice", user, world, (row) => isNew(row, world.now)).length,
    login_request,
    membership_application,
  }
}

function loginRequests(user: MemberRow, world: World): number {
  const mine = world.store.rows.login_request.filter(({ alliance_id }) => alliance_id === user.alliance_id)
  return mine.filter((request) => !loginRequestRules.can(user, "approve", request, world)).length
}

function applications(user: MemberRow, { store }: World): number {
  return store.rows.membership_application.filter(
    ({ alliance_id, status }) => alliance_id === user.alliance_id && status === "ongoing",
  ).length
}
