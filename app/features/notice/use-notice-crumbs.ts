import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import type { Crumb } from "#app/ui/layout/shell.tsx"

/** Breadcrumbs of the pages below a notice: the list, then the notice. */
export function useNoticeCrumbs(place: ShellScope, { id, subject }: { id: string; subject: string }): Crumb[] {
  const text = useIntl().formatMessage({ id: "notice.list.title" })
  return [
    { href: paths.notices(place), text },
    { href: noticePaths.detail(place, id), text: subject },
  ]
}
