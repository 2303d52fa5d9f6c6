import type { FileRow } from "#mock/domains/file/records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Domain, SearchEntry } from "#mock/engine/domain.ts"
import { showsImage } from "#mock/engine/images.ts"
import type { World } from "#mock/engine/rules.ts"
import { workgroupLifeHandlers } from "./life.ts"
import { previewWorkgroup } from "./preview.ts"
import { workgroupHandlers } from "./read.ts"
import { workgroupByKey, workgroupRecordRef } from "./record-ref.ts"
import { workgroupRoleHandlers } from "./role.ts"
import { workgroupRules } from "./rules.ts"
import { seedGroups } from "./seed.ts"
import { workgroupWriteHandlers } from "./write.ts"

/** Working groups, their roles and members. */
export const workgroup: Domain = {
  rows: ["workgroup"],
  handlers: { ...workgroupHandlers, ...workgroupWriteHandlers, ...workgroupLifeHandlers, ...workgroupRoleHandlers },
  seed: seedGroups,
  records: {
    workgroup: {
      reference: workgroupByKey,
      preview: previewWorkgroup,
      export: {
        title: { english: "Working groups", chinese: "工作组" },
        list: "workgroup.list",
        headings: { member_total: "成员数" },
      },
      search: searchWorkgroups,
      refersToFile: workgroupShows,
    },
  },
}

const groupsOf = (user: MemberRow, world: World) =>
  world.store.rows.workgroup.filter(
    (group) => group.alliance_id === user.alliance_id && !workgroupRules.read(user, group, world),
  )

/** Whether the description of a group that the user may read shows the image. */
function workgroupShows(file: FileRow, user: MemberRow, world: World): boolean {
  return groupsOf(user, world).some(({ description }) => showsImage(file, description))
}

/** Search entries of the groups that the user may read. */
function searchWorkgroups(user: MemberRow, world: World): SearchEntry[] {
  return groupsOf(user, world).map((group) => ({
    record: () => workgroupRecordRef(group, world),
    names: [group.acronym, group.name, group.name_english],
    text: group.description.text,
    updated: group.created_time,
  }))
}
