import { paths } from "#app/lib/paths.ts"
import type { ListPage } from "#app/parts/domain/domain.ts"

/** The list of downloads, as a breadcrumb and in the navigation. */
export const downloadList: ListPage = { title: "download.list.title", href: paths.downloads }
