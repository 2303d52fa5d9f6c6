import { agencyListRules, agencyRules } from "#mock/domains/agency/rules.ts"
import { ballotListRules } from "#mock/domains/ballot/list-rules.ts"
import { ballotRules } from "#mock/domains/ballot/rules.ts"
import {
  downloadCategoryListRules,
  downloadCategoryRules,
  downloadListRules,
  downloadRules,
} from "#mock/domains/download/rules.ts"
import { certificateListRules, certificateRules } from "#mock/domains/certificate/rules.ts"
import { certificationListRules, certificationRules } from "#mock/domains/certification/rules.ts"
import { entityListRules, entityRules, memberLevelListRules, memberLevelRules } from "#mock/domains/entity/rules.ts"
import { loginRequestRules } from "#mock/domains/login-request/rules.ts"
import { importRules } from "#mock/domains/member-invitation/import-rules.ts"
import { memberInvitationRules } from "#mock/domains/member-invitation/rules.ts"
import { invitedListRules, invitedPersonRules } from "#mock/domains/member-invitation/person-rules.ts"
import { memberListRules, memberRules } from "#mock/domains/member/rules.ts"
import { meetingRules } from "#mock/domains/meeting/rules.ts"
import { noticeRules, type NoticeState } from "#mock/domains/notice/rules.ts"
import { phaseDurationRules } from "#mock/domains/phase-duration/rules.ts"
import { proposalRules } from "#mock/domains/proposal/rules.ts"
import type { Role, RuleTable, World } from "#mock/engine/rules.ts"
import { workgroupRoleRules } from "#mock/domains/workgroup/role-rules.ts"
import { joinRequestListRules, joinRequestRules } from "#mock/domains/workgroup-join-request/rules.ts"
import { workgroupRules } from "#mock/domains/workgroup/rules.ts"
import { noticeListRules } from "#mock/domains/notice/list-rules.ts"
import { proposalListRules } from "#mock/domains/proposal/list-rules.ts"
import { readOnlyListRules, workgroupListRules } from "#mock/domains/workgroup/list-rules.ts"
import { meetingListRules } from "#mock/domains/meeting/list-rules.ts"
import { meetingTopicRules } from "#mock/domains/meeting/topic-rules.ts"
import { organizationRules } from "#mock/domains/organization/rules.ts"
import { operationLogRules } from "#mock/domains/operation-log/rules.ts"
import { scheduleListRules, scheduleRules } from "#mock/domains/schedule/rules.ts"
import { hour, minute } from "#mock/engine/store/clock.ts"
import type { LoginRequestRow } from "#mock/domains/login-request/records.ts"
import { exportPackageRules } from "#mock/domains/export-package/rules.ts"
import type { Actions } from "#scripts/contract/states/tables.ts"
import {
  membershipApplicationListRules,
  membershipApplicationRules,
  membershipGuidelineRules,
} from "#mock/domains/membership-application/rules.ts"
import { taskListRules, taskRules } from "#mock/domains/task/rules.ts"
import {
  topicCallListRules,
  topicCallRules,
  topicCodeRuleListRules,
  topicCodeRuleRules,
  topicListRules,
  topicRules,
} from "#mock/domains/topic-call/rules.ts"
import { listOf, tableOf } from "./cells.ts"
import { certificateIn, certificationIn } from "./certification-relations.ts"
import { compareTable, type ComparedTable } from "./oracle.ts"
import {
  agencyIn,
  applicationIn,
  ballotIn,
  callTopicIn,
  codeRuleIn,
  entityIn,
  exportPackageIn,
  importIn,
  joinRequestIn,
  meetingIn,
  memberIn,
  proposalIn,
  rowOf,
  scheduleIn,
  scopeIn,
  taskIn,
  topicCallIn,
  topicIn,
  type Relation,
} from "./relations.ts"
import { newGroup, now } from "./support.ts"

/** Every rule table of the mock with its table of the contract. */
export const comparedTables: ComparedTable[] = []

function add<R, S extends string, A extends string, Ro extends Role>(
  name: string,
  table: RuleTable<R, S, A, Ro>,
  part: Actions,
  make: (status: S, relation: Relation, world: World, action: string) => R,
): void {
  comparedTables.push(compareTable(name, table, part, make))
}

add("meeting", meetingRules, tableOf("meeting"), meetingIn)

add("meeting topic", meetingTopicRules, tableOf("meeting-topic"), topicIn)

add("list of meetings", meetingListRules, listOf("meeting"), scopeIn)
add("list of ballots", ballotListRules, listOf("ballot"), scopeIn)

add("operation log", operationLogRules, tableOf("operation-log"), (status) => ({
  group_id: status === "group" ? "group-unit" : null,
}))

add("ballot", ballotRules, tableOf("ballot"), ballotIn)

add("schedule", scheduleRules, tableOf("schedule"), scheduleIn)

add("download", downloadRules, tableOf("download"), (_status, _relation, world) => ({
  ...rowOf(world, "download"),
  group_id: "group-unit",
}))
add("list of downloads", downloadListRules, listOf("download"), (status, relation, world) =>
  scopeIn(status, relation, world),
)
add("category of downloads", downloadCategoryRules, tableOf("download-category"), (_status, _relation, world) => ({
  ...rowOf(world, "download_category"),
  id: "download-category-unit",
}))
add("list of categories of downloads", downloadCategoryListRules, listOf("download-category"), () => ({
  alliance_id: "alliance-aurora",
}))

add("topic call", topicCallRules, tableOf("topic-call"), topicCallIn)
add("list of topic calls", topicCallListRules, listOf("topic-call"), scopeIn)
add("topic of a call", topicRules, tableOf("topic-call-topic"), callTopicIn)
add("list of topics of a call", topicListRules, listOf("topic-call-topic"), topicCallIn)
add("topic code rule", topicCodeRuleRules, tableOf("topic-code-rule"), (status, relation, world) =>
  world.store.rows.topic_code_rule.put(codeRuleIn(status, relation, world)),
)
add("list of topic code rules", topicCodeRuleListRules, listOf("topic-code-rule"), () => ({
  alliance_id: "alliance-aurora",
}))

add("entity", entityRules, tableOf("entity"), entityIn)

const inAurora = () => ({ alliance_id: "alliance-aurora" })
add("list of entities", entityListRules, listOf("entity"), inAurora)
add("member level", memberLevelRules, tableOf("member-level"), inAurora)
add("list of member levels", memberLevelListRules, listOf("member-level"), inAurora)

add("agency", agencyRules, tableOf("agency"), agencyIn)
add("alliance", organizationRules, tableOf("organization"), (_status, _relation, world) => {
  const [alliance] = world.store.rows.alliance.all()
  if (!alliance) throw new Error("the seed has no alliance")
  return alliance
})
add("list of agencies", agencyListRules, listOf("agency"), inAurora)

add("list of schedules", scheduleListRules, listOf("schedule"), inAurora)

const published: Record<NoticeState, [published: number | null, sent: number | null]> = {
  draft: [null, null],
  withdrawn: [null, null],
  holding: [-30_000, 60_000],
  sending: [-2 * minute, minute],
  sent: [-hour, -hour + minute],
}

add("notice", noticeRules, tableOf("notice"), (status, { user, role }, world) => {
  const [publishedAgo, sentAgo] = published[status]
  return {
    ...rowOf(world, "notice"),
    group_id: "group-unit",
    // The general secretary has this role in their own notices.
    creator_id: role === "creator" || role === "general_secretary" ? user.id : "member-aurora-secretary",
    published_time: publishedAgo === null ? null : now + publishedAgo,
    sent_time: sentAgo === null ? null : now + sentAgo,
    is_withdrawn_by_disbanding: status === "withdrawn",
  }
})

add("proposal", proposalRules, tableOf("proposal"), proposalIn)

add("workgroup", workgroupRules, tableOf("workgroup"), (status, _relation, world) => {
  const group = world.store.rows.workgroup.get("group-unit") ?? newGroup(world)
  return world.store.rows.workgroup.put({ ...group, status })
})

add("role in a workgroup", workgroupRoleRules, tableOf("workgroup-role"), (status, _relation, world) => {
  const known = world.store.rows.workgroup.get("group-unit") ?? newGroup(world)
  const group = { ...known, status: status === "disband" ? ("disband" as const) : ("normal" as const) }
  return { group, role: status === "officer" ? ("secretary" as const) : ("member" as const), member_ids: [] }
})

add("request to join a workgroup", joinRequestRules, tableOf("workgroup-join-request"), joinRequestIn)

add("member", memberRules, tableOf("member"), memberIn)
add("list of members", memberListRules, listOf("member"), inAurora)
add("import", importRules, tableOf("import"), importIn)
add("member invitation", memberInvitationRules, tableOf("member-invitation"), (_status, _relation, world) =>
  rowOf(world, "member_invitation"),
)

add("person who was invited", invitedPersonRules, tableOf("member-invitation-person"), (status, _relation, world) => {
  const invitation = { ...rowOf(world, "member_invitation"), created_time: now }
  const outcome = status === "failed" ? ("failed" as const) : ("invited" as const)
  const person = {
    row: 2,
    email: "unit@applicant.example",
    name: null,
    code: null,
    duplicate_of: null,
    group_ids: [],
    outcome,
    sent_time: status === "expired" ? now - 31 * 24 * hour : now,
    is_revoked: status === "revoked",
  }
  return { invitation, person, isMember: status === "joined" }
})
add("list of people who were invited", invitedListRules, listOf("member-invitation-person"), inAurora)

add("login request", loginRequestRules, tableOf("login-request"), (status, _relation, world) => {
  const request: LoginRequestRow = {
    ...(world.store.rows.login_request.all()[0] as LoginRequestRow),
    id: "login-request-unit",
    username: "unit",
    email: null,
    status: status === "none" ? "pending" : status,
  }
  return status === "none" ? request : world.store.rows.login_request.put(request)
})

const listIn = (status: "open" | "disbanded", _relation: Relation, world: World) => {
  const group = world.store.rows.workgroup.get("group-unit") ?? newGroup(world)
  world.store.rows.workgroup.put({ ...group, status: status === "open" ? "normal" : "disband" })
  return { group_id: "group-unit" }
}
add("list of notices", noticeListRules, listOf("notice"), listIn)
add("list of proposals", proposalListRules, listOf("proposal"), listIn)
add("list of workgroups", workgroupListRules, listOf("workgroup"), () => ({ group_id: null }))
add("list of requests to join", joinRequestListRules, listOf("workgroup-join-request"), listIn)
add("list of members of a group", readOnlyListRules, listOf("workgroup-role"), listIn)

add("export package", exportPackageRules, tableOf("export-package"), exportPackageIn)

add("task", taskRules, tableOf("task"), (status, relation, world) => taskIn(status, relation, world))
add("list of tasks", taskListRules, listOf("task"), (status, relation, world) => ({
  group_id: scopeIn(status, relation, world).group_id ?? "",
}))

add("membership application", membershipApplicationRules, tableOf("membership-application"), applicationIn)
add("list of membership applications", membershipApplicationListRules, listOf("membership-application"), inAurora)
add("phase durations", phaseDurationRules, tableOf("phase-duration"), (_status, _relation, world) =>
  rowOf(world, "phase_duration"),
)
add("membership guidelines", membershipGuidelineRules, tableOf("membership-guideline"), (_status, _relation, world) =>
  rowOf(world, "membership_guideline"),
)

add("certification", certificationRules, tableOf("certification"), certificationIn)
add("list of certifications", certificationListRules, listOf("certification"), inAurora)
add("certificate", certificateRules, tableOf("certificate"), certificateIn)
add("list of certificates", certificateListRules, listOf("certificate"), inAurora)
