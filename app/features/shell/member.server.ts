import type { Result } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import { instantOf, offsetText, zoneName } from "#app/lib/time.server.ts"
import { leftForm } from "#app/parts/drafts/left-form.server.ts"
import { groupedWorkgroups } from "#app/parts/grouped-workgroups.server.ts"
import { viewerOfRequest, type RequestContext } from "#app/session/request-context.server.ts"
import { mayAdministrate, type Viewer } from "#app/session/viewer.ts"
import { flashTexts } from "#app/parts/frame/flash-texts.server.ts"

type GroupItem = components["schemas"]["GroupItem"]

/** Navigation is a help: a page whose navigation cannot be loaded is still a page. A 401 is not hidden. */
async function orNothing<Value>(call: Promise<Result<Value>>): Promise<Value | undefined> {
  const result = await call
  return result.ok ? result.value : undefined
}

/** How many login requests wait for an administrator; undefined for everybody else (ROLE-05). */
function administrationOf(viewer: Viewer, waiting: number | null | undefined) {
  return mayAdministrate(viewer) ? { toReview: waiting ?? 0 } : undefined
}

/** What the frame around a member's page shows (SHELL-01): who, groups, what waits, the zone switch; and what was left in its form. */
export async function memberFrame(context: RequestContext, request: Request) {
  const viewer = viewerOfRequest(context)
  const [grouped, waiting, messages, left] = await Promise.all([
    orNothing(groupedWorkgroups(context)),
    orNothing(context.api.get("/needs-my-action/counts")),
    flashTexts(context),
    leftForm(context, request),
  ])
  const { locale, zone } = context
  const group = (item: GroupItem) => ({
    acronym: item.acronym,
    name: nameIn(locale, item),
    isAccessible: item.is_accessible,
    isDisbanded: item.status === "disband",
  })
  const now = instantOf(context.now)
  return {
    messages,
    left,
    person: viewer.name,
    myGroups: grouped?.my_groups.map(group) ?? [],
    otherGroups: grouped?.other_groups.map(group) ?? [],
    areGroupsMissing: grouped === undefined,
    administration: administrationOf(viewer, waiting?.login_request),
    waiting: { all: waiting?.needs_my_action ?? 0, ballots: waiting?.ballot ?? 0 },
    zone: { name: zoneName(viewer.timezone, locale, now), offset: offsetText(viewer.timezone, now), isUtc: zone.isUtc },
  }
}

export type MemberFrame = Awaited<ReturnType<typeof memberFrame>>
