import type { components } from "#openapi/generated/schema.d.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { countBy, listPage, matches } from "#mock/engine/list-rows.ts"
import { foundRecord, logAs, onList, type UncheckedCall } from "#mock/engine/record-guard.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { everybodyInvited, invitedListRules, invitedPersonRules, type Invited } from "./person-rules.ts"
import type { InvitedPerson } from "./records.ts"
import { memberInvitationRules, membersByEmail, personExpiry } from "./rules.ts"

/** Listing, re-sending and revoking the invitations of single people (ADM-11). */
export const invitedPersonHandlers = {
  "member-invitation.list": guarded(onList(invitedListRules, "read"), ({ store, now, viewer: { member }, query }) => {
    const world = { store, now }
    const { sort = "-sent_time", q, state } = query
    const people = everybodyInvited(member.alliance_id, world)
    const filtered = people.filter(({ person }) => matches(q, [person.email, person.name]))
    const stateOf = (one: Invited) => invitedPersonRules.status(one, world)
    const rows = state ? filtered.filter((one) => state.includes(stateOf(one))) : filtered
    return ok({
      ...listPage(rows, { ...query, sort }, keys, (one) => invited(one, member, world)),
      actions: [],
      counts: countBy(filtered, invitedPersonRules.states, stateOf),
    })
  }),

  "member-invitation.resend": guarded(
    (call) => findPerson(call, "resend"),
    (call, found) => perform(call, "resend", found, { outcome: "invited", sent_time: call.now, is_revoked: false }),
  ),

  "member-invitation.revoke": guarded(
    (call) => findPerson(call, "revoke"),
    (call, found) => perform(call, "revoke", found, { is_revoked: true }),
  ),
} satisfies Handlers

const sentTime = ({ invitation, person }: Invited) => person.sent_time ?? invitation.created_time

const keys = {
  sent_time: sentTime,
  email: ({ person }: Invited) => person.email.toLowerCase(),
}

function findPerson(
  call: UncheckedCall & { path: { id: string; row: number } },
  action: components["schemas"]["InvitedPersonAction"],
): Invited {
  const { store, now, viewer, path } = call
  const world = { store, now }
  const row = store.rows.member_invitation.get(path.id)
  const { record: invitation } = foundRecord(call, row, memberInvitationRules, "read")
  const person = invitation.people.find((one) => one.row === Number(path.row) && one.outcome !== "skipped")
  if (!person) throw new Refusal("not_found")
  const isMember = membersByEmail(invitation.alliance_id, world).has(person.email.toLowerCase())
  const found = { invitation, person, isMember }
  const refusal = invitedPersonRules.can(viewer.member, action, found, world)
  if (refusal) throw refusal
  return found
}

function perform(
  call: SignedIn<Checked<"member-invitation.resend" | "member-invitation.revoke">>,
  action: components["schemas"]["InvitedPersonAction"],
  found: Invited,
  change: Partial<InvitedPerson>,
) {
  const { store, now, viewer } = call
  const world = { store, now }
  const person = { ...found.person, ...change }
  const people = found.invitation.people.map((one) => (one.row === person.row ? person : one))
  const done = invitedPersonRules.perform(action, call, {
    record: found,
    change: () => ({
      ...found,
      person,
      invitation: store.rows.member_invitation.put({ ...found.invitation, people }),
    }),
    log: logAs("member_invitation")(call, found.invitation, person.email),
  })
  return ok(invited(done, viewer.member, world))
}

function invited(one: Invited, user: MemberRow, world: World): components["schemas"]["InvitedPerson"] {
  const { invitation, person } = one
  const { row, email, name, group_ids } = person
  return {
    invitation_id: invitation.id,
    row,
    actions: invitedPersonRules.actions(user, one, world),
    email,
    name,
    state: invitedPersonRules.status(one, world),
    creator: memberRefOf(world.store, invitation.creator_id),
    sent_time: toText(sentTime(one)),
    expiry_time: toText(personExpiry(invitation, person)),
    groups: group_ids.flatMap((id) => world.store.rows.workgroup.get(id) ?? []).map(groupRef),
  }
}
