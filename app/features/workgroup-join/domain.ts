import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { joinStatusTexts } from "./join-request.status.ts"

export const workgroupJoin: Domain = {
  records: {
    workgroup_join_request: {
      href: ({ alliance }, _id, group) => group && workgroupPaths.joinRequests(alliance, group),
      statuses: joinStatusTexts,
      needsMyAction: { actions: { accept: "waiting.do.join-request" } },
    },
  },
}
