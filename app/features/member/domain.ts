import { memberPaths } from "#app/lib/paths/member.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { refusalOf } from "#app/session/viewer.ts"
import { memberStatusTexts } from "./member.status.ts"

export const member: Domain = {
  records: {
    member: {
      href: ({ alliance }, id) => memberPaths.detail(alliance, id),
      // the page of a member is for administrators; others find the person among the members of their group
      foundHref: (viewer, { alliance }, { key, title, group = "" }) =>
        refusalOf("member-admin", viewer) === undefined
          ? memberPaths.detail(alliance, key)
          : `${workgroupPaths.members(alliance, group)}?${new URLSearchParams({ q: title })}`,
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
