import { useIntl } from "react-intl"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { memberPaths } from "#app/lib/paths/member.ts"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { Crumb } from "#app/ui/layout/shell.tsx"

/** URL of each list that administrators keep. */
const lists = {
  agency: agencyPaths.list,
  entity: entityPaths.list,
  "login-request": paths.loginRequests,
  member: memberPaths.list,
  "membership-application": paths.membershipApplications,
}

/** The breadcrumb of an administrators' list, for the pages of its records. */
export function useAdminCrumb(module: keyof typeof lists): Crumb {
  const { url } = useFrameAlliance()
  return { href: lists[module](url), text: useIntl().formatMessage({ id: `${module}.list.title` }) }
}
