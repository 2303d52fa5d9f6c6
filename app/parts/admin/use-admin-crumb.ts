import { useLocation } from "@remix-run/react"
import { createContext, useContext } from "react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { isInSection } from "#app/ui/layout/nav.tsx"
import type { Crumb } from "#app/ui/layout/shell.tsx"
import type { MessageId } from "#app/ui/message-id.ts"

/** The tabs of the administration that this person sees, set by its frame. */
export const AdminTabsContext = createContext<readonly { title: MessageId; href: string }[]>([])

/** The breadcrumb of the tab that the page belongs to: the list of its records. */
export function useAdminCrumb(): Crumb {
  const { pathname } = useLocation()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const tab = useContext(AdminTabsContext).find(({ href }) => isInSection(pathname, href))
  const { title: id, href } = tab ?? { title: "admin.title", href: paths.admin(url) }
  return { href, text: intl.formatMessage({ id }) }
}
