import { paths } from "#app/lib/paths.ts"
import type { ListPage } from "#app/parts/domain/domain.ts"

/** The list of tasks, as a breadcrumb and in the navigation. */
export const taskList: ListPage = { title: "task.list.title", href: paths.tasks }
