import { noticePaths } from "#app/lib/paths/notice.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { Crumb } from "#app/ui/layout/shell.tsx"
import { noticeList } from "../notice.list.ts"

/** Breadcrumbs of the pages below a notice: the list, then the notice. */
export function useNoticeCrumbs(scope: ShellScope, { id, subject }: { id: string; subject: string }): Crumb[] {
  const list = useListCrumb(noticeList, scope)
  return [list, { href: noticePaths.detail(scope, id), text: subject }]
}
