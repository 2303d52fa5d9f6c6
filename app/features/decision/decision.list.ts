import { decisionPaths } from "#app/lib/paths/decision.ts"
import type { ListPage } from "#app/parts/domain/domain.ts"

/** The register of decisions, as a breadcrumb. */
export const decisionList: ListPage = { title: "decision.list.title", href: decisionPaths.list }
