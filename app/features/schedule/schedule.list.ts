import { paths } from "#app/lib/paths.ts"
import type { ListPage } from "#app/parts/domain/domain.ts"

/** The list of schedules, as a breadcrumb and in the navigation. */
export const scheduleList: ListPage = {
  title: "schedule.list.title",
  href: ({ alliance }) => paths.schedules(alliance),
}
