import { fileIds } from "#mock/domains/file/body.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { groupsToJoin } from "./import-judge.ts"
import { importRules } from "./import-rules.ts"
import { invitedPersonRules } from "./person-rules.ts"
import { invitationExpiry, isDeliverable, memberInvitationRules, membersByEmail } from "./rules.ts"
import { guidelineFiles } from "#mock/domains/membership-application/guideline-files.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import {
  invitationMemo,
  type ImportedRow,
  type ImportRow,
  type InvitedPerson,
  type MemberInvitationRow,
} from "./records.ts"
import { mayInvite } from "./import.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { foundRecord, logAs } from "#mock/engine/record-guard.ts"
import { fieldRefusal, Refusal } from "#mock/engine/refusal.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"

type Schemas = components["schemas"]
type Call = SignedIn<Checked<"member-invitation.create">>

const logOf = logAs("member_invitation")

/** Inviting people to become members (ADM-01). */
export const memberInvitationHandlers = {
  "member-invitation.create": guarded(mayInvite, (call) => {
    const { store, now } = call
    const world = { store, now }
    const list = listOf(call, world)
    const invitation = readInvitation(call, list, world)
    if (invitation.people.every(({ outcome }) => outcome === "skipped")) throw new Refusal("import_empty")
    if (!invitation.people.some(({ outcome }) => outcome === "invited")) throw new Refusal("invitation_failed")
    importRules.perform("invite", call, {
      record: list,
      change: () => {
        store.rows.member_invitation.put(invitation)
        return store.rows.import.put({ ...list, invitation_id: invitation.id })
      },
      log: logOf(call, invitation, invitationMemo(invitation)),
    })
    return { status: 201, body: { success: true, result: invitationRecord(invitation, world) } }
  }),

  "member-invitation.get": guarded(
    (call) => {
      const row = call.store.rows.member_invitation.get(call.path.id)
      return foundRecord(call, row, memberInvitationRules, "read")
    },
    (_call, { record, world }) => ok(invitationRecord(record, world)),
  ),
} satisfies Handlers

/** Finds the named import and checks that an invitation can be sent with it. */
function listOf({ store, viewer, body }: Call, world: World): ImportRow {
  const list = store.rows.import.get(body.import_id)
  if (list?.alliance_id !== viewer.member.alliance_id) throw fieldRefusal("import_id", "unknown_reference")
  const refusal = importRules.can(viewer.member, "invite", list, world)
  if (refusal) throw refusal
  return list
}

function readInvitation(call: Call, list: ImportRow, world: World): MemberInvitationRow {
  const { store, now, viewer, body } = call
  const { id: creator_id, alliance_id } = viewer.member
  const input = new BodyCheck(call)
  const ids = groupsToJoin(viewer.member, world)
  const group_ids = (body.group_acronyms ?? []).flatMap((acronym, at) => {
    const id = ids.get(acronym.toLowerCase())
    if (id === undefined) input.refuse(`group_acronyms.${at}`, "unknown_reference")
    return id ?? []
  })
  const text = input.richText("text", body.text)
  const ofGuidelines = guidelineFiles(store, alliance_id)
  const attachment_ids = fileIds(input, "attachment_ids", body.attachment_ids, "member_invitation", ofGuidelines)
  input.done()
  const people = peopleOf(list, { ids, group_ids }, world)
  const id = store.newId("member-invitation")
  return { id, alliance_id, creator_id, created_time: now, text, attachment_ids, group_ids, people }
}

type Joining = { ids: ReadonlyMap<string, string>; group_ids: readonly string[] }

/** The outcome of each row. People who became members after the import was checked are skipped, too. */
function peopleOf({ alliance_id, rows }: ImportRow, { ids, group_ids }: Joining, world: World): InvitedPerson[] {
  const members = membersByEmail(alliance_id, world)
  return rows.map((row) => {
    const { row: number, email, name, duplicate_of } = row
    const code = row.code ?? (members.has(email.toLowerCase()) ? "already_member" : null)
    const own = row.group_acronyms.flatMap((acronym) => ids.get(acronym.toLowerCase()) ?? [])
    const outcome = outcomeOf(row, code)
    return { row: number, email, name, duplicate_of, code, outcome, group_ids: [...new Set([...group_ids, ...own])] }
  })
}

function outcomeOf({ email }: ImportedRow, code: InvitedPerson["code"]): InvitedPerson["outcome"] {
  if (code !== null) return "skipped"
  return isDeliverable(email) ? "invited" : "failed"
}

function invitationRecord(row: MemberInvitationRow, world: World): Schemas["MemberInvitation"] {
  const { store } = world
  const members = membersByEmail(row.alliance_id, world)
  const stateOf = (person: InvitedPerson): Schemas["MemberInvitationState"] => {
    if (person.outcome === "skipped") return "skipped"
    const isMember = members.has(person.email.toLowerCase())
    return invitedPersonRules.status({ invitation: row, person, isMember }, world)
  }
  const items = row.people.map((person) => {
    const { row: number, email, name, code, duplicate_of } = person
    return { row: number, email, name, state: stateOf(person), code, duplicate_of }
  })
  const total = (wanted: Schemas["MemberInvitationState"]) => items.filter(({ state }) => state === wanted).length
  const groups = row.group_ids.flatMap((id) => store.rows.workgroup.get(id) ?? [])
  return {
    id: row.id,
    created_time: toText(row.created_time),
    expiry_time: toText(invitationExpiry(row)),
    creator: memberRefOf(store, row.creator_id),
    text: { ...row.text },
    attachments: fileRefs(store, row.attachment_ids),
    groups: groups.map(groupRef),
    invited_total: total("invited"),
    joined_total: total("joined"),
    failed_total: total("failed"),
    skipped_total: total("skipped"),
    expired_total: total("expired"),
    revoked_total: total("revoked"),
    items,
  }
}
