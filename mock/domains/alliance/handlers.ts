import { fileRef } from "#mock/domains/file/ref.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { ok, publicOperation, type Handlers } from "#mock/engine/handler.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { AllianceRow, PartnerName } from "./records.ts"

export const allianceHandlers = {
  "alliance.list": publicOperation(({ store }) =>
    ok(store.rows.alliance.all().map((alliance) => view(alliance, store))),
  ),

  "thanks.get": publicOperation(({ store, alliance }) => {
    if (!alliance) throw new Refusal("validation_failed", undefined, [unknownAlliance])
    const guide = store.rows.file.get(alliance.user_guide_id)
    return ok({
      sponsors: alliance.sponsor_names.map(supporter),
      partners: alliance.partner_names.map(supporter),
      user_guide: guide ? fileRef(guide) : null,
      secretariat_email: alliance.secretariat_email,
    })
  }),
} satisfies Handlers

export const unknownAlliance = { field: "alliance-id", code: "unknown_reference", message: "unknown alliance" } as const

function view(alliance: AllianceRow, store: Store) {
  const { id, url, org, name, name_english, acronym, hue, is_grey } = alliance
  const logo = (file_id: string | null) => {
    const file = file_id === null ? undefined : store.rows.file.get(file_id)
    return file ? fileRef(file) : null
  }
  const logos = { login_logo: logo(alliance.login_logo_id), home_logo: logo(alliance.home_logo_id) }
  return { id, url, org, name, name_english, acronym, hue, is_grey, ...logos }
}

function supporter({ name, name_english, website }: PartnerName) {
  return { name, name_english, website, logo: null }
}
