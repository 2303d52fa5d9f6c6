import { memberRefOf } from "#mock/domains/member/ref.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { GroupEnding } from "#mock/engine/domain.ts"
import { sendMails } from "#mock/engine/mail.ts"
import type { World } from "#mock/engine/rules.ts"
import { joinRequestListRules } from "./rules.ts"
import { statusOf } from "./view.ts"

/** The requests to join that lapse when the group is disbanded: nobody decides on them any more, and the people who asked are told so. */
export function endJoinRequestsWithGroup(group: WorkgroupRow, world: World): GroupEnding {
  const { store } = world
  const { acronym, name, name_english } = group
  const requests = store.rows.workgroup_join_request.filter(
    ({ group_id, status }) => group_id === group.id && status === "pending",
  )
  const recipients = requests
    .flatMap(({ member_id }) => store.rows.member.get(member_id) ?? [])
    .filter(({ is_disabled }) => !is_disabled)
  return {
    module: "workgroup_join_request",
    effect: "closes",
    total: requests.length,
    readable: (user) =>
      joinRequestListRules.read(user, { group_id: group.id }, world)
        ? []
        : requests.map((row) => ({
            module: "workgroup_join_request",
            key: row.id,
            code: null,
            title: memberRefOf(store, row.member_id).name,
            status: statusOf(row, world),
            group: groupRef(group),
          })),
    recipients,
    // that they lapsed follows from the disbanded group, so no row changes and nothing more is logged
    end: ({ source }) => {
      sendMails(recipients, group, source, {
        english: {
          subject: `${acronym}: your request to join has lapsed`,
          text: `${name_english} was disbanded before anyone decided.`,
        },
        chinese: { subject: `${acronym}：您的加入申请已失效`, text: `“${name}”已解散，您的申请未获处理。` },
      })
    },
  }
}
