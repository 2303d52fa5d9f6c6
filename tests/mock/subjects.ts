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
import type { ActionOf, Role, RuleTable, StateOf, Table, User, World } from "#mock/engine/rules.ts"
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
import { certificateIn, certificationIn } from "./certification-relations.ts"
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
  personWith,
  type Relation,
} from "./relations.ts"
import { newGroup, newWorld, now } from "./support.ts"

/** A rule table of the mock, asked about a person with one role and a record in one state. */
export type Subject = {
  /** The kind of record, or `<kind> list`. */
  name: string
  table: Table
  /** The state that the code of the table gives a record that was made to be in this state. */
  stateOf: (state: string, role: Role) => string
  /** The actions that the person may take, with `read`. */
  allowed: (state: string, role: Role) => string[]
  /** What `actions` of the record lists. */
  listed: (state: string, role: Role) => string[]
}

/** Every rule table of the mock. */
export const subjects: Subject[] = []

type Make<R, S> = (state: S, relation: Relation, world: World, action: string) => R

/** A voter has not voted yet when asked about voting, and has voted for everything else. */
const isAsVoter = (action: string) => (action === "vote" ? action : "read")

function add<R, T extends Table>(name: string, rules: RuleTable<R, T>, make: Make<R, StateOf<T>>): void {
  type Prepared = { user: User; record: R; world: World }
  const prepared = new Map<string, Prepared>()

  function prepare(state: string, role: Role, action: string): Prepared {
    const key = `${role} ${state} ${isAsVoter(action)}`
    const known = prepared.get(key)
    if (known) return known
    const world = newWorld()
    const relation = personWith(world, role)
    const record = make(state as StateOf<T>, relation, world, isAsVoter(action))
    const made = { user: role === "visitor" ? null : relation.user, record, world }
    prepared.set(key, made)
    return made
  }

  subjects.push({
    name,
    table: rules.table,
    stateOf(state, role) {
      const { record, world } = prepare(state, role, "read")
      return rules.status(record, world)
    },
    allowed: (state, role) =>
      ["read", ...Object.keys(rules.table.actions)].filter((action) => {
        const { user, record, world } = prepare(state, role, action)
        if (action === "read") return !rules.read(user, record, world)
        return !rules.can(user, action as ActionOf<T>, record, world)
      }),
    listed(state, role) {
      const { user, record, world } = prepare(state, role, "read")
      return rules.actions(user, record, world)
    },
  })
}

add("meeting", meetingRules, meetingIn)

add("meeting-topic", meetingTopicRules, topicIn)

add("meeting list", meetingListRules, scopeIn)
add("ballot list", ballotListRules, scopeIn)

add("operation-log", operationLogRules, (status) => ({
  group_id: status === "group" ? "group-unit" : null,
}))

add("ballot", ballotRules, ballotIn)

add("schedule", scheduleRules, scheduleIn)

add("download", downloadRules, (_status, _relation, world) => ({
  ...rowOf(world, "download"),
  group_id: "group-unit",
}))
add("download list", downloadListRules, (status, relation, world) => scopeIn(status, relation, world))
add("download-category", downloadCategoryRules, (_status, _relation, world) => ({
  ...rowOf(world, "download_category"),
  id: "download-category-unit",
}))
add("download-category list", downloadCategoryListRules, () => ({
  alliance_id: "alliance-aurora",
}))

add("topic-call", topicCallRules, topicCallIn)
add("topic-call list", topicCallListRules, scopeIn)
add("topic-call-topic", topicRules, callTopicIn)
add("topic-call-topic list", topicListRules, topicCallIn)
add("topic-code-rule", topicCodeRuleRules, (status, relation, world) =>
  world.store.rows.topic_code_rule.put(codeRuleIn(status, relation, world)),
)
add("topic-code-rule list", topicCodeRuleListRules, () => ({
  alliance_id: "alliance-aurora",
}))

add("entity", entityRules, entityIn)

const inAurora = () => ({ alliance_id: "alliance-aurora" })
add("entity list", entityListRules, inAurora)
add("member-level", memberLevelRules, inAurora)
add("member-level list", memberLevelListRules, inAurora)

add("agency", agencyRules, agencyIn)
add("organization", organizationRules, (_status, _relation, world) => {
  const [alliance] = world.store.rows.alliance.all()
  if (!alliance) throw new Error("the seed has no alliance")
  return alliance
})
add("agency list", agencyListRules, inAurora)

add("schedule list", scheduleListRules, inAurora)

const published: Record<NoticeState, [published: number | null, sent: number | null]> = {
  draft: [null, null],
  withdrawn: [null, null],
  holding: [-30_000, 60_000],
  sending: [-2 * minute, minute],
  sent: [-hour, -hour + minute],
}

add("notice", noticeRules, (status, { user, role }, world) => {
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

add("proposal", proposalRules, proposalIn)

add("workgroup", workgroupRules, (status, _relation, world) => {
  const group = world.store.rows.workgroup.get("group-unit") ?? newGroup(world)
  return world.store.rows.workgroup.put({ ...group, status })
})

add("workgroup-role", workgroupRoleRules, (status, _relation, world) => {
  const known = world.store.rows.workgroup.get("group-unit") ?? newGroup(world)
  const group = { ...known, status: status === "disband" ? ("disband" as const) : ("normal" as const) }
  return { group, role: status === "officer" ? ("secretary" as const) : ("member" as const), member_ids: [] }
})

add("workgroup-join-request", joinRequestRules, joinRequestIn)

add("member", memberRules, memberIn)
add("member list", memberListRules, inAurora)
add("import", importRules, importIn)
add("member-invitation", memberInvitationRules, (_status, _relation, world) => rowOf(world, "member_invitation"))

add("member-invitation-person", invitedPersonRules, (status, _relation, world) => {
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
add("member-invitation-person list", invitedListRules, inAurora)

add("login-request", loginRequestRules, (status, _relation, world) => {
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
add("notice list", noticeListRules, listIn)
add("proposal list", proposalListRules, listIn)
add("workgroup list", workgroupListRules, () => ({ group_id: null }))
add("workgroup-join-request list", joinRequestListRules, listIn)
add("workgroup-role list", readOnlyListRules, listIn)

add("export-package", exportPackageRules, exportPackageIn)

add("task", taskRules, (status, relation, world) => taskIn(status, relation, world))
add("task list", taskListRules, (status, relation, world) => ({
  group_id: scopeIn(status, relation, world).group_id ?? "",
}))

add("membership-application", membershipApplicationRules, applicationIn)
add("membership-application list", membershipApplicationListRules, inAurora)
add("phase-duration", phaseDurationRules, (_status, _relation, world) => rowOf(world, "phase_duration"))
add("membership-guideline", membershipGuidelineRules, (_status, _relation, world) =>
  rowOf(world, "membership_guideline"),
)

add("certification", certificationRules, certificationIn)
add("certification list", certificationListRules, inAurora)
add("certificate", certificateRules, certificateIn)
add("certificate list", certificateListRules, inAurora)
