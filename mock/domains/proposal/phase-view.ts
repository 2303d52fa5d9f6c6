import type { components } from "#openapi/generated/schema.d.ts"
import { participantTotal } from "#mock/domains/member/participants.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText, type Instant } from "#mock/engine/store/clock.ts"
import { administrationOf } from "./mail.ts"
import { lastPhase } from "./phases.ts"
import type { PhaseRow, PhaseType, ProposalRow } from "./records.ts"
import { proposalRules, statusOfState, type ProposalState } from "./rules.ts"

type Schemas = components["schemas"]

/** Who has to act: the roles, and the people in them if they are few; without disabled accounts, which cannot act. */
export function waitingFor(proposal: ProposalRow, world: World): Schemas["WaitingFor"] | null {
  const state = proposalRules.status(proposal, world)
  const isAdministrators = state === "administrator_review" || state === "archive"
  const administration = isAdministrators ? administrationOf(proposal, world) : undefined
  const roles = administration ? [administration.role] : rolesWaitedFor(state, proposal, world)
  if (!roles) return null
  const ids = new Set(administration?.ids ?? waitingPeople(state, proposal, world))
  const able = [...ids].map((id) => memberRefOf(world.store, id)).filter(({ is_disabled }) => !is_disabled)
  return { roles: [...roles], members: able.slice(0, 10) }
}

const waitingRoles: Partial<Record<ProposalState, readonly Schemas["Role"][]>> = {
  group_review: ["group_member"],
  others: ["group_member"],
  public_notice: ["alliance_member"],
  between: ["chair", "vice_chair", "submitter"],
}

/** A public notice of a restricted group is addressed to the same people as every other phase (openapi/states/proposal.yaml). */
function rolesWaitedFor(state: ProposalState, { group_id }: ProposalRow, { store }: World) {
  const isOfGroup = state === "public_notice" && store.rows.workgroup.get(group_id)?.type === "restricted"
  return waitingRoles[isOfGroup ? "group_review" : state]
}

function waitingPeople(state: ProposalState, proposal: ProposalRow, world: World): readonly string[] {
  if (state !== "between") return []
  const roles = world.store.rows.workgroup.get(proposal.group_id)?.roles
  return [...(roles?.chair ?? []), ...(roles?.vice_chair ?? []), proposal.submitter_id]
}

/** A phase for the pages of its proposal; `at`: its index. */
export function phaseView(phase: PhaseRow, at: number, proposal: ProposalRow, world: World): Schemas["Phase"] {
  const { id, type, name, public_days, memo, end_reason } = phase
  const isLast = at === proposal.phases.length - 1
  return {
    id,
    type,
    name,
    state: isLast ? lastState(proposal, world) : "passed",
    public_days,
    invited: invitedTo(phase, proposal, world),
    deadline: textOf(phase.deadline),
    memo,
    start_time: toText(phase.start_time),
    end_time: textOf(endOf(phase, world)),
    end_reason,
  }
}

/** When a phase ended: by a user, or at its deadline. */
export function endOf({ end_time, deadline }: PhaseRow, { now }: World): Instant | null {
  if (end_time !== null) return end_time
  return deadline !== null && now >= deadline ? deadline : null
}

/** The state of the last phase. `over`: no next phase has been chosen yet, or the proposal stopped here. */
function lastState(proposal: ProposalRow, world: World): Schemas["PhaseState"] {
  const state = proposalRules.status(proposal, world)
  if (state === "ended") return "complete"
  return statusOfState(state) === "ongoing" && state !== "between" ? "in_progress" : "over"
}

/** The people invited to a phase. An empty selection invites nobody here, because the group takes part in any case. */
function invitedTo({ invited }: PhaseRow, proposal: ProposalRow, world: World): Schemas["Selection"] {
  const { member_ids, group_ids } = invited
  const { store } = world
  const isNobody = member_ids.length + group_ids.length === 0
  return {
    is_everyone: false,
    total: isNobody ? 0 : participantTotal({ ...proposal, participants: invited }, world),
    members: member_ids.map((id) => memberRefOf(store, id)),
    groups: group_ids.flatMap((id) => {
      const group = store.rows.workgroup.get(id)
      return group ? [groupRef(group)] : []
    }),
  }
}

const following: Partial<Record<PhaseType, readonly PhaseType[]>> = {
  administrator_review: ["group_review", "archive", "published"],
  archive: ["published"],
}

/** The phases that have not begun and will certainly follow. */
export function followingPhases(proposal: ProposalRow, world: World): Schemas["Phase"][] {
  const state = proposalRules.status(proposal, world)
  if (statusOfState(state) !== "ongoing") return []
  const running = state === "between" ? undefined : following[lastPhase(proposal).type]
  return (running ?? (["archive", "published"] as const)).map((type) => ({
    id: null,
    type,
    name: null,
    state: "not_started",
    public_days: null,
    invited: { is_everyone: false, total: 0, members: [], groups: [] },
    deadline: null,
    memo: null,
    start_time: null,
    end_time: null,
    end_reason: null,
  }))
}

/** Formats an instant for the contract. */
export const textOf = (instant: Instant | null) => (instant === null ? null : toText(instant))
