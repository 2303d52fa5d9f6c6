import { paths } from "#app/lib/paths.ts"
import type { ListPage } from "#app/parts/domain/domain.ts"

/** The list of certifications, as a breadcrumb and in the navigation. */
export const certificationList: ListPage = {
  title: "certification.list.title",
  href: ({ alliance }) => paths.certifications(alliance),
}
