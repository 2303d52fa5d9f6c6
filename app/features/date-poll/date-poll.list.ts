import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import type { ListPage } from "#app/parts/domain/domain.ts"

/** The list of date polls, as a breadcrumb. */
export const datePollList: ListPage = { title: "date-poll.list.title", href: datePollPaths.list }
