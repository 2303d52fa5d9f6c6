import { paths } from "#app/lib/paths.ts"
import type { ListPage } from "#app/parts/domain/domain.ts"

/** The list of certificates, as a breadcrumb and in the navigation. */
export const certificateList: ListPage = {
  title: "certificate.list.title",
  href: ({ alliance }) => paths.certificates(alliance),
}
