import { paths } from "#app/lib/paths.ts"
import type { ListPage } from "#app/parts/domain/domain.ts"

/** The list of topic calls, as a breadcrumb and in the navigation. */
export const topicCallList: ListPage = { title: "topic-call.list.title", href: paths.topicCalls }
