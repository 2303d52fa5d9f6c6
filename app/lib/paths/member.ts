import type { components } from "#openapi/generated/schema.d.ts"
import { below } from "./address.ts"

/** Paths of members and their invitations. */
export const memberPaths = {
  list: (alliance: string) => below(alliance, "admin", "member"),
  /** @param step empty, the id of an imported list, or that id and "message" */
  invite: (alliance: string, ...step: [importId?: string, page?: "message"]) =>
    below(alliance, "admin", "member", "invite", ...step.filter((part) => part !== undefined)),
  /** The first step of an invitation again, with the list that was checked. */
  inviteFrom: (alliance: string, importId: string) =>
    `${below(alliance, "admin", "member", "invite")}?from=${encodeURIComponent(importId)}`,
  invitations: (alliance: string) => below(alliance, "admin", "member", "invitation"),
  invitation: (alliance: string, id: string) => below(alliance, "admin", "member", "invitation", id),
  importTemplate: (alliance: string, language: components["schemas"]["ImportLanguage"]) =>
    `${below(alliance, "import", "template")}?language=${language}`,
  importRejected: (alliance: string, id: string) => below(alliance, "import", id, "rejected.xlsx"),
  csv: (alliance: string) => below(alliance, "admin", "member.csv"),
  detail: (alliance: string, id: string) => below(alliance, "admin", "member", id),
  edit: (alliance: string, id: string) => below(alliance, "admin", "member", id, "edit"),
  roles: (alliance: string, id: string) => below(alliance, "admin", "member", id, "role"),
  many: (alliance: string) => below(alliance, "admin", "member", "many"),
  disable: (alliance: string, id: string) => below(alliance, "admin", "member", id, "disable"),
}
