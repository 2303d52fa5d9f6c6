import { useIntl } from "react-intl"
import type { ShellScope } from "#app/lib/route-params.ts"
import type { ListPage } from "#app/parts/domain/domain.ts"
import type { Crumb } from "#app/ui/layout/shell.tsx"

/** The breadcrumb of a domain's list, for the pages of its records. */
export function useListCrumb({ title, href }: ListPage, scope: ShellScope): Crumb {
  return { href: href(scope), text: useIntl().formatMessage({ id: title }) }
}
