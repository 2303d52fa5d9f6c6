import { paths } from "#app/lib/paths.ts"
import type { ListPage } from "#app/parts/domain/domain.ts"

/** The list of ballots, as a breadcrumb and in the navigation. */
export const ballotList: ListPage = { title: "ballot.list.title", href: paths.ballots }
