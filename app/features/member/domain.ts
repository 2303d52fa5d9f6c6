import { memberPaths } from "#app/lib/paths/member.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { memberStatusTexts } from "./member.status.ts"

export const member: Domain = {
  records: {
    member: {
      href: ({ alliance }, id) => memberPaths.detail(alliance, id),
      statuses: memberStatusTexts,
      ownFields: { name: "member.name" },
    },
  },
  operations: ["member.logged.disable", "member.logged.update", "member.logged.role.update", "member.logged.enable"],
  fields: {
    biz_roles: "member.roles",
    email: "member.email",
    entity_id: "member.organization",
    is_admin: "member.role.alliance_admin",
    real_name: "member.real-name",
  },
  administration: {
    title: "member.list.title",
    href: ({ alliance }) => memberPaths.list(alliance),
    position: 1,
    access: "member-admin",
  },
}
