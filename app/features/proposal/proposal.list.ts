import { paths } from "#app/lib/paths.ts"
import type { ListPage } from "#app/parts/domain/domain.ts"

/** The list of proposals, as a breadcrumb and in the navigation. */
export const proposalList: ListPage = { title: "proposal.list.title", href: paths.proposals }
