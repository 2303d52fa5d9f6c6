import { tableRules } from "#mock/domains/member/roles.ts"
import { disbandedGroup, enterGroup, inDisbanded, officerRoles } from "#mock/domains/workgroup/group-roles.ts"
import { ownerOf, type Scope } from "#mock/domains/workgroup/list-rules.ts"
import { tables } from "#openapi/generated/states.ts"
import type { DownloadCategoryRow, DownloadRow } from "./records.ts"

/** The code behind openapi/states/download.yaml. */
export const downloadRules = tableRules<DownloadRow>()(tables.download, {
  status: () => "normal",
  roles: officerRoles,
  enter: enterGroup,
  conditions: { group_disbanded: inDisbanded },
})

/** Who may create a download in the alliance or a group (openapi/states/download.yaml). */
export const downloadListRules = tableRules<Scope>()(tables.download.list, {
  status: ownerOf,
  roles: officerRoles,
  enter: enterGroup,
  details: { group_disbanded: disbandedGroup },
})

/** The code behind openapi/states/download-category.yaml. A category also counts downloads in groups that the user may not read. */
export const downloadCategoryRules = tableRules<DownloadCategoryRow>()(tables["download-category"], {
  status: () => "normal",
  conditions: {
    in_use(_user, { id }, { store }) {
      const total = store.rows.download.filter(({ category_id }) => category_id === id).length
      return total > 0 && { total }
    },
  },
})

/** Who may add a category (openapi/states/download-category.yaml). */
export const downloadCategoryListRules = tableRules<{ alliance_id: string }>()(tables["download-category"].list, {
  status: () => "open",
})
