import type { components } from "#openapi/generated/schema.d.ts"
import type { AllianceRow } from "#mock/domains/alliance/records.ts"
import { fileRef } from "#mock/domains/file/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRef } from "#mock/domains/member/ref.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import type { UncheckedCall } from "#mock/engine/record-guard.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { World } from "#mock/engine/rules.ts"
import { hasOffice, offices, organizationRules, type Office } from "./rules.ts"

type Schemas = components["schemas"]

const fields = ["name", "name_english", "acronym", "description", "login_logo_id", "home_logo_id"] as const

/** The user's own alliance; checks that the user may take the action. */
export function ownAlliance(
  { store, now, viewer: { member } }: UncheckedCall,
  action: "read" | "update" | "role.add" | "role.remove",
) {
  const world = { store, now }
  const record = store.rows.alliance.get(member.alliance_id)
  if (!record) throw new Refusal("not_found")
  const refusal =
    action === "read"
      ? organizationRules.read(member, record, world)
      : organizationRules.can(member, action, record, world)
  if (refusal) throw refusal
  return { record, world }
}

/** The members of an alliance who have an office. */
export function holdersOf(alliance: AllianceRow, office: Office, { store }: World): MemberRow[] {
  return store.rows.member.where("alliance_id", alliance.id).filter((member) => hasOffice(member, office, alliance))
}

function organizationRecord(alliance: AllianceRow, user: MemberRow, world: World): Schemas["Organization"] {
  const { store } = world
  const { version, name, name_english, acronym, description } = alliance
  const logo = (id: string | null) => {
    const file = id === null ? undefined : store.rows.file.get(id)
    return file ? fileRef(file) : null
  }
  return {
    version,
    name,
    name_english,
    acronym,
    description,
    actions: organizationRules.actions(user, alliance, world),
    login_logo: logo(alliance.login_logo_id),
    home_logo: logo(alliance.home_logo_id),
    roles: (Object.keys(offices) as Office[]).map((role) => ({
      role,
      biz_role: offices[role],
      members: holdersOf(alliance, role, world).map((member) => memberRef(store, member)),
    })),
  }
}

/** Operations on the alliance itself (ADM-03). */
export const organizationHandlers = {
  "organization.get": guarded(
    (call) => ownAlliance(call, "read"),
    ({ viewer }, { record, world }) => ok(organizationRecord(record, viewer.member, world)),
  ),

  "organization.update": guarded(
    (call) => ownAlliance(call, "update"),
    (call, { record, world }) => {
      const { store, now, viewer, body } = call
      refuseStale(record, body.version, "normal", store)
      const next = { ...record, ...readOrganization(call, record), ...changedBy(viewer.member, record, now) }
      organizationRules.perform("update", call, {
        record,
        change: () => {
          publish(next, world)
          return store.rows.alliance.put(next)
        },
        log: {
          user: viewer.member,
          module: "organization",
          alliance_id: record.id,
          key: record.id,
          memo: memoOf(record, next, fields),
        },
      })
      return ok(organizationRecord(next, viewer.member, world))
    },
  ),
} satisfies Handlers

/** Makes the logos public, because the login page shows them to everybody. */
function publish({ login_logo_id, home_logo_id }: AllianceRow, { store }: World): void {
  for (const id of [login_logo_id, home_logo_id]) {
    const file = id === null ? undefined : store.rows.file.get(id)
    if (file && !file.is_public) store.rows.file.put({ ...file, is_public: true })
  }
}

/** Reads an alliance form; throws a refusal with all invalid fields. */
function readOrganization(call: SignedIn<Checked<"organization.update">>, kept: AllianceRow) {
  const { body, store, viewer } = call
  const input = new BodyCheck(call)
  const logo = (field: "login_logo_id" | "home_logo_id") => {
    const id = body[field] ?? null
    const file = id === null ? undefined : store.rows.file.get(id)
    const isOwn = file?.uploader_id === viewer.member.id && file.module === "organization" && file.use === "logo"
    if (id !== null && id !== kept[field] && !isOwn) input.refuse(field, "unknown_reference")
    return id
  }
  const written = {
    name: input.text(body.name) ?? "",
    name_english: input.text(body.name_english) ?? "",
    acronym: input.text(body.acronym) ?? "",
    description: input.text(body.description) ?? "",
    login_logo_id: logo("login_logo_id"),
    home_logo_id: logo("home_logo_id"),
  }
  input.done()
  return written
}
