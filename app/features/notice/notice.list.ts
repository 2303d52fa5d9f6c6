import { paths } from "#app/lib/paths.ts"
import type { ListPage } from "#app/parts/domain/domain.ts"

/** The list of notices, as a breadcrumb and in the navigation. */
export const noticeList: ListPage = { title: "notice.list.title", href: paths.notices }
