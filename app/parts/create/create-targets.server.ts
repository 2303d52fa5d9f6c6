import type { components } from "#openapi/generated/schema.d.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { recordKind } from "#app/parts/domain/registry.server.ts"
import type { CreateTarget } from "./create-targets.ts"

/** The forms for these kinds of records in one shell; a kind without a form is left out. */
function targetsIn({ alliance, acronym }: ShellScope, modules: readonly CreateTarget["module"][]): CreateTarget[] {
  const group = acronym === undefined ? {} : { acronym }
  return modules.flatMap((module) => {
    const { create } = recordKind(module)
    return create ? [{ module, ...group, text: create.text, href: create.href({ alliance, ...group }) }] : []
  })
}

/** The records that this user may create: for the whole alliance, and in groups (MEET-01, VOTE-01, NOTICE-02, CAL-02). */
export function createTargets(
  alliance: string,
  { can_create: wide = [], my_groups: mine, other_groups: others }: components["schemas"]["GroupedWorkgroups"],
): CreateTarget[] {
  const inGroups = [...mine, ...others].flatMap(({ acronym, my_roles, can_create = [] }) =>
    targetsIn({ alliance, acronym }, can_create).map((target) => ({
      ...target,
      isOther: my_roles.length === 0 || undefined,
    })),
  )
  return [...targetsIn({ alliance }, wide), ...inGroups]
}
