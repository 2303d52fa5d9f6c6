import { agencyPaths } from "#app/lib/paths/agency.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { enabledStatusTexts } from "#app/parts/record-status/enabled.ts"
import { agencyTypeTexts } from "./agency.status.ts"

export const agency: Domain = {
  records: { agency: { href: ({ alliance }, id) => agencyPaths.detail(alliance, id), statuses: enabledStatusTexts } },
  operations: [
    "agency.logged.create",
    "agency.logged.update",
    "agency.logged.enable",
    "agency.logged.disable",
    "agency.logged.member.add",
    "agency.logged.member.remove",
  ],
  fields: {
    agreement_template_ids: "agency.templates",
    expiration_end: "agency.end",
    expiration_start: "agency.start",
  },
  values: agencyTypeTexts,
  administration: {
    title: "agency.list.title",
    href: ({ alliance }) => agencyPaths.list(alliance),
    position: 6,
    access: "admin",
  },
}
