import { paths } from "#app/lib/paths.ts"
import type { ListPage } from "#app/parts/domain/domain.ts"

/** The list of meetings, as a breadcrumb and in the navigation. */
export const meetingList: ListPage = { title: "meeting.list.title", href: paths.meetings }
