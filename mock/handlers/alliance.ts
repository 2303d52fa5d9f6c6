import { fileRef } from "./views.ts"
import { Refusal } from "./refusal.ts"
import { ok, open, type Handlers } from "./types.ts"
import type { AllianceRow, PartnerName } from "../store/records.ts"

export const allianceHandlers = {
  "alliance.list": open(({ store }) => ok(store.rows.alliance.all().map(view))),

  "thanks.get": open(({ store, alliance }) => {
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

function view({ id, url, org, name, name_english, acronym, hue, is_grey }: AllianceRow) {
  return { id, url, org, name, name_english, acronym, hue, is_grey, login_logo: null, home_logo: null }
}

function supporter({ name, name_english, website }: PartnerName) {
  return { name, name_english, website, logo: null }
}
