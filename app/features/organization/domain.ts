import { organizationPaths } from "#app/lib/paths/organization.ts"
import type { Domain } from "#app/parts/domain/domain.ts"

export const organization: Domain = {
  records: {
    organization: { href: ({ alliance }) => organizationPaths.info(alliance) },
    phase_duration: { href: ({ alliance }) => organizationPaths.phaseDurations(alliance) },
  },
  operations: [
    "organization.logged.update",
    "organization.logged.role.add",
    "organization.logged.role.remove",
    "phase-duration.logged.update",
  ],
  fields: { home_logo_id: "organization.home-logo", login_logo_id: "organization.login-logo" },
  parts: { assistant: "organization.office.assistant" },
  administration: {
    title: "organization.title",
    href: ({ alliance }) => organizationPaths.info(alliance),
    position: 7,
    access: "admin",
  },
}
