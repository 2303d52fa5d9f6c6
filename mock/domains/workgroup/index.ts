import type { Domain } from "#mock/engine/domain.ts"
import { workgroupLifeHandlers } from "./life.ts"
import { previewWorkgroup } from "./preview.ts"
import { workgroupHandlers } from "./read.ts"
import { workgroupByKey } from "./record-ref.ts"
import { workgroupRoleHandlers } from "./role.ts"
import { searchWorkgroups } from "./search.ts"
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
    },
  },
}
