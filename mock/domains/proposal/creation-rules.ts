import type { Refusal } from "#mock/engine/refusal.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { ProposalRow } from "./records.ts"
import { proposalRules, proposalStatus } from "./rules.ts"
import { generalSecretary, tableRules } from "#mock/domains/member/roles.ts"
import { disbandedGroup, enterGroup, officerRoles } from "#mock/domains/workgroup/group-roles.ts"
import { ownerOf } from "#mock/domains/workgroup/list-rules.ts"
import type { EffectOfAction, RuleTable, World } from "#mock/engine/rules.ts"
import type { tables } from "#openapi/generated/states.ts"

/**
 * Where a meeting or ballot is created: in a group, for the alliance, or for the running phase of a proposal. `created`: the new record.
 */
export type CreationScope<R> = { group_id: string | null; proposal: ProposalRow | null; created?: R }

/** Both lists have the same states, actions and rows; a difference does not compile. */
type CreationTable = typeof tables.meeting.list & typeof tables.ballot.list

/**
 * `creationRules<MeetingRow>()(tables.meeting.list, …)`: the code behind the lists of openapi/states/meeting.yaml and ballot.yaml; `invite`
 * mails the invited people.
 */
export const creationRules =
  <R>() =>
  (table: CreationTable, onProposal: "meeting.create" | "ballot.create", invite: EffectOfAction<R, "create">) =>
    tableRules<CreationScope<R>>()(table, {
      status(scope, world) {
        const owner = ownerOf(scope, world)
        return scope.proposal && owner !== "disbanded" ? "proposal" : owner
      },
      roles: { ...officerRoles, general_secretary: generalSecretary },
      enter: (user, scope, world) =>
        scope.proposal ? proposalRules.read(user, scope.proposal, world) : enterGroup(user, scope, world),
      conditions: {
        proposal_refuses: (user, { proposal }, world) =>
          proposal !== null &&
          proposalRules.can(user, onProposal, proposal, world) !== undefined && {
            status: proposalStatus(proposal, world),
          },
      },
      effects: {
        mail({ record: { created }, ...done }) {
          if (created) invite({ ...done, record: created, before: created })
        },
      },
      details: { group_disbanded: disbandedGroup },
    })

export type CreationRules<R> = RuleTable<CreationScope<R>, CreationTable>

/** Why the user may not create the record there. */
export function refuseCreation<R>(
  rules: CreationRules<R>,
  user: MemberRow,
  scope: CreationScope<R>,
  world: World,
): Refusal | undefined {
  return rules.can(user, "create", scope, world)
}
