import { allianceAdmin, bizRole, bizRoles } from "#mock/domains/member/roles.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { rulesFor, type Effect, type User, type World } from "#mock/engine/rules.ts"
import type { InvitedPerson, MemberInvitationRow } from "./records.ts"
import { isDeliverable, membersByEmail, personExpiry, sendInvitation } from "./rules.ts"

/** A person on an invitation, and whether a member has the person's address by now. */
export type Invited = { invitation: MemberInvitationRow; person: InvitedPerson; isMember: boolean }

export const invitedStates = ["invited", "failed", "revoked", "expired", "joined"] as const

function statusOf({ invitation, person, isMember }: Invited, { now }: World): (typeof invitedStates)[number] {
  if (person.outcome === "failed") return "failed"
  if (isMember) return "joined"
  if (person.is_revoked) return "revoked"
  return now >= personExpiry(invitation, person) ? "expired" : "invited"
}

const undeliverable = (_user: User, { person: { email } }: Invited) =>
  isDeliverable(email) ? undefined : new Refusal("invitation_failed")

const mailAgain: Effect<Invited> = ({ record: { invitation, person }, world, source }) =>
  sendInvitation(invitation, [person], world, source)

const administrators = ["alliance_admin", "member_admin"] as const
const roles = { alliance_admin: allianceAdmin, member_admin: bizRole(bizRoles.member) }

/** Implements openapi/states/member-invitation-person.yaml. */
export const invitedPersonRules = rulesFor<Invited>()({
  statuses: invitedStates,
  status: statusOf,
  roles,
  read: [{ in: invitedStates, by: administrators }],
  actions: {
    resend: [
      {
        in: ["invited", "failed", "revoked", "expired"],
        by: administrators,
        unless: undeliverable,
        to: "invited",
        then: [mailAgain],
      },
    ],
    revoke: [{ in: ["invited"], by: administrators, to: "revoked" }],
  },
})

/** Rules of the list of invited people. */
export const invitedListRules = rulesFor<{ alliance_id: string }>()({
  statuses: ["open"],
  status: () => "open",
  roles,
  read: [{ in: ["open"], by: administrators }],
  actions: {},
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
