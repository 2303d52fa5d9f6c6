import { tableRules } from "#mock/domains/member/roles.ts"
import type { StateOf, World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"
import type { InvitedPerson, MemberInvitationRow } from "./records.ts"
import { isDeliverable, membersByEmail, personExpiry, sendInvitation } from "./rules.ts"

/** A person on an invitation, and whether a member has the person's address by now. */
export type Invited = { invitation: MemberInvitationRow; person: InvitedPerson; isMember: boolean }

type InvitedState = StateOf<(typeof tables)["member-invitation-person"]>

function statusOf({ invitation, person, isMember }: Invited, { now }: World): InvitedState {
  if (person.outcome === "failed") return "failed"
  if (isMember) return "joined"
  if (person.is_revoked) return "revoked"
  return now >= personExpiry(invitation, person) ? "expired" : "invited"
}

/** The code behind openapi/states/member-invitation-person.yaml. */
export const invitedPersonRules = tableRules<Invited>()(tables["member-invitation-person"], {
  status: statusOf,
  conditions: { undeliverable: (_user, { person: { email } }) => !isDeliverable(email) },
  effects: {
    mail: ({ record: { invitation, person }, world, source }) => sendInvitation(invitation, [person], world, source),
  },
})

/** Who may read the list of invited people. */
export const invitedListRules = tableRules<{ alliance_id: string }>()(tables["member-invitation-person"].list, {
  status: () => "open",
})

/** Everybody whom the alliance has invited. */
export function everybodyInvited(alliance_id: string, world: World): Invited[] {
  const members = membersByEmail(alliance_id, world)
  return world.store.rows.member_invitation
    .filter((row) => row.alliance_id === alliance_id)
    .flatMap((invitation) =>
      invitation.people
        .filter(({ outcome }) => outcome !== "skipped")
        .map((person) => ({ invitation, person, isMember: members.has(person.email.toLowerCase()) })),
    )
}
