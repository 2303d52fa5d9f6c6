import { allianceAdmin, allianceMember, bizRole, bizRoles } from "#mock/domains/member/roles.ts"
import { enterGroup, groupOf, groupRole, inDisbanded, whyNotCreated } from "#mock/domains/workgroup/group-roles.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { rulesFor, type User, type World } from "#mock/engine/rules.ts"
import type { DownloadCategoryRow, DownloadRow } from "./records.ts"

const administrators = ["download_admin", "alliance_admin"] as const
const editors = ["chair", "vice_chair", "secretary", ...administrators] as const

const administratorRoles = {
  alliance_member: allianceMember,
  download_admin: bizRole(bizRoles.download),
  alliance_admin: allianceAdmin,
}
const roles = {
  ...administratorRoles,
  chair: groupRole("chair"),
  vice_chair: groupRole("vice_chair"),
  secretary: groupRole("secretary"),
}

/** Implements openapi/states/download.yaml. */
export const downloadRules = rulesFor<DownloadRow>()({
  statuses: ["normal"],
  status: () => "normal",
  roles,
  enter: enterGroup,
  read: [{ in: ["normal"], by: ["alliance_member"] }],
  actions: {
    update: [{ in: ["normal"], by: editors, unless: inDisbanded }],
    delete: [{ in: ["normal"], by: editors, unless: inDisbanded }],
    "log.list": [{ in: ["normal"], by: editors }],
  },
})

/** Rules of creating a download in the alliance or a group, and of the list there (openapi/states/download.yaml). */
export const downloadListRules = rulesFor<Pick<DownloadRow, "group_id">>()({
  statuses: ["alliance", "group", "disbanded"],
  status(scope: Pick<DownloadRow, "group_id">, world: World) {
    if (groupOf(scope, world)?.status === "disband") return "disbanded"
    return scope.group_id === null ? "alliance" : "group"
  },
  roles,
  enter: enterGroup,
  read: [{ in: ["alliance", "group", "disbanded"], by: ["alliance_member"] }],
  actions: {
    create: [
      { in: ["alliance"], by: administrators },
      { in: ["group"], by: editors },
    ],
    export: [{ in: ["alliance", "group", "disbanded"], by: ["alliance_member"] }],
  },
  refusals: { create: whyNotCreated },
})

/** A category cannot be deleted while downloads use it, including downloads in groups that the user may not read. */
function inUse(_user: User, { id }: DownloadCategoryRow, { store }: World): Refusal | undefined {
  const total = store.rows.download.filter(({ category_id }) => category_id === id).length
  return total > 0 ? new Refusal("category_in_use", { total }) : undefined
}

/** Implements openapi/states/download-category.yaml. */
export const downloadCategoryRules = rulesFor<DownloadCategoryRow>()({
  statuses: ["normal"],
  status: () => "normal",
  roles: administratorRoles,
  read: [{ in: ["normal"], by: ["alliance_member"] }],
  actions: {
    update: [{ in: ["normal"], by: administrators }],
    delete: [{ in: ["normal"], by: administrators, unless: inUse }],
  },
})

/** Who may add a category (openapi/states/download-category.yaml). */
export const downloadCategoryListRules = rulesFor<{ alliance_id: string }>()({
  statuses: ["open"],
  status: () => "open",
  roles: administratorRoles,
  read: [{ in: ["open"], by: ["alliance_member"] }],
  actions: { create: [{ in: ["open"], by: administrators }] },
})
