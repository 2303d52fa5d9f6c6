import { paths } from "#app/lib/paths.ts"
import type { Domain } from "#app/parts/domain/domain.ts"

export const dashboard: Domain = {
  navigation: { title: "dashboard.title", href: ({ alliance }) => paths.dashboard(alliance), position: 1, goKey: "d" },
}
