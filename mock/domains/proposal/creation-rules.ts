import type { Refusal } from "#mock/engine/refusal.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { ProposalRow } from "./records.ts"
import { proposalRules } from "./rules.ts"
import { allianceAdmin, allianceMember, bizRole, bizRoles, generalSecretary } from "#mock/domains/member/roles.ts"
import { enterGroup, groupOf, groupRole, whyNotCreated } from "#mock/domains/workgroup/group-roles.ts"
import { rulesFor, type Effect, type World } from "#mock/engine/rules.ts"

/**
 * Where a meeting or ballot is created: in a group, for the alliance, or for the running phase of a proposal. `created`: the new record.
 */
export type CreationScope<R> = { group_id: string | null; proposal: ProposalRow | null; created?: R }

const scopes = ["alliance", "group", "proposal", "disbanded"] as const
const officers = ["chair", "vice_chair", "secretary"] as const

/** The creation rows of openapi/states/meeting.yaml and openapi/states/ballot.yaml; `invite` mails the invited people. */
export function creationRules<R>(onProposal: "meeting.create" | "ballot.create", invite: Effect<R>) {
  const then: Effect<CreationScope<R>>[] = [
    ({ record: { created }, ...done }) => created && invite({ ...done, record: created, before: created }),
  ]
  return rulesFor<CreationScope<R>>()({
    statuses: scopes,
    status(scope: CreationScope<R>, world: World): (typeof scopes)[number] {
      if (groupOf(scope, world)?.status === "disband") return "disbanded"
      if (scope.proposal) return "proposal"
      return scope.group_id === null ? "alliance" : "group"
    },
    roles: {
      alliance_member: allianceMember,
      chair: groupRole("chair"),
      vice_chair: groupRole("vice_chair"),
      secretary: groupRole("secretary"),
      proposal_admin: bizRole(bizRoles.proposal),
      general_secretary: generalSecretary,
      alliance_admin: allianceAdmin,
    },
    enter: (user, scope, world) =>
      scope.proposal ? proposalRules.read(user, scope.proposal, world) : enterGroup(user, scope, world),
    read: [{ in: scopes, by: ["alliance_member"] }],
    actions: {
      create: [
        { in: ["alliance"], by: ["alliance_admin", "general_secretary"], then },
        { in: ["group"], by: [...officers, "alliance_admin"], then },
        {
          in: ["proposal"],
          by: ["chair", "vice_chair", "proposal_admin", "alliance_admin"],
          unless: (user, { proposal }, world) =>
            proposal ? proposalRules.can(user, onProposal, proposal, world) : undefined,
          then,
        },
      ],
      export: [{ in: scopes, by: ["alliance_member"] }],
    },
    refusals: { create: whyNotCreated },
  })
}

export type CreationRules<R> = ReturnType<typeof creationRules<R>>

/** Why the user may not create the record there. */
export function refuseCreation<R>(
  rules: CreationRules<R>,
  user: MemberRow,
  scope: CreationScope<R>,
  world: World,
): Refusal | undefined {
  return rules.can(user, "create", scope, world)
}
