import { workgroupRoleRules } from "#mock/domains/workgroup/role-rules.ts"
import { workgroupRules } from "#mock/domains/workgroup/rules.ts"
import { readOnlyListRules, workgroupListRules } from "#mock/domains/workgroup/list-rules.ts"
import { newGroup } from "../support.ts"
import { listIn } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const workgroup: RuleCheck = {
  subjects: [
    subject("workgroup", workgroupRules, (status, _relation, world) => {
      const group = world.store.rows.workgroup.get("group-unit") ?? newGroup(world)
      return world.store.rows.workgroup.put({ ...group, status })
    }),
    subject("workgroup-role", workgroupRoleRules, (status, _relation, world) => {
      const known = world.store.rows.workgroup.get("group-unit") ?? newGroup(world)
      const group = { ...known, status: status === "disband" ? ("disband" as const) : ("normal" as const) }
      return { group, role: status === "officer" ? ("secretary" as const) : ("member" as const), member_ids: [] }
    }),
    subject("workgroup list", workgroupListRules, () => ({ group_id: null })),
    subject("workgroup-role list", readOnlyListRules, listIn),
  ],
  permissions: {
    workgroup: {
      everybody: ["always: read"],
      alliance_admin: [
        "normal: update disband role.add role.remove meeting.create ballot.create log.list",
        "disband: log.list",
      ],
      member_admin: ["normal: update disband role.add role.remove log.list", "disband: log.list"],
      chair: ["normal: role.add role.remove meeting.create ballot.create log.list", "disband: log.list"],
      "vice_chair secretary": ["normal: meeting.create ballot.create log.list", "disband: log.list"],
      group_member: ["normal: leave"],
    },
    "workgroup-role": {
      everybody: ["always: read"],
      "alliance_admin member_admin": ["member officer: add remove"],
      chair: ["member: add remove"],
    },
    "workgroup list": {
      everybody: ["always: read export"],
      "alliance_admin member_admin": ["always: create"],
    },
    "workgroup-role list": {
      everybody: ["always: read export"],
    },
  },
}
