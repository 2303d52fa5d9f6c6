import { joinStatusTexts } from "#app/features/workgroup-join/join-request.status.ts"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { workgroupStatusTexts, workgroupTypeTexts } from "./workgroup.status.ts"

export const workgroup: Domain = {
  records: {
    workgroup: {
      href: ({ alliance }, acronym) => paths.workgroupAbout(alliance, acronym),
      statuses: { ...workgroupStatusTexts, ...joinStatusTexts },
    },
  },
  operations: [
    "workgroup.logged.create",
    "workgroup.logged.update",
    "workgroup.logged.disband",
    "workgroup.logged.role.add",
    "workgroup.logged.role.remove",
    "workgroup.logged.leave",
    "workgroup.logged.join-request.create",
    "workgroup.logged.join-request.accept",
    "workgroup.logged.join-request.decline",
    "workgroup.logged.join-request.withdraw",
  ],
  values: workgroupTypeTexts,
  navigation: {
    title: "workgroup.list.title",
    href: ({ alliance }) => paths.groups(alliance),
    position: 12,
    goKey: "g",
  },
  administration: {
    title: "workgroup.list.title",
    href: ({ alliance }) => workgroupPaths.adminList(alliance),
    position: 2,
    access: "member-admin",
  },
}
