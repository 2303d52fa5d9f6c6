import type { components } from "#app/api/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import { instantOf, offsetText, zoneName } from "#app/lib/time.server.ts"
import { createTargets } from "#app/parts/create/create-targets.server.ts"
import { leftForm } from "#app/parts/drafts/left-form.server.ts"
import { flashTexts } from "#app/parts/frame/flash-texts.server.ts"
import { groupsForShell } from "#app/parts/grouped-workgroups.server.ts"
import { actionCounts } from "#app/parts/waiting/action-counts.server.ts"
import type { ReviewCounts } from "#app/parts/waiting/review-count.ts"
import { viewerOfRequest, type RequestContext } from "#app/session/request-context.server.ts"
import { bizRoles, mayAdministrate, type Viewer } from "#app/session/viewer.ts"

type GroupItem = components["schemas"]["GroupItem"]
type Grouped = components["schemas"]["GroupedWorkgroups"]
type Counts = components["schemas"]["ActionCounts"]

/** How many login requests and membership applications wait for an administrator; undefined for everybody else (ROLE-05). */
function administrationOf(viewer: Viewer, counts: Counts | undefined): ReviewCounts | undefined {
  if (!mayAdministrate(viewer)) return undefined
  return { loginRequests: counts?.login_request ?? 0, applications: counts?.membership_application ?? 0 }
}

function groupsView(grouped: Grouped | undefined, { locale, alliance }: Pick<RequestContext, "locale" | "alliance">) {
  const group = (item: GroupItem) => ({
    acronym: item.acronym,
    name: nameIn(locale, item),
    isAccessible: item.is_accessible,
    isDisbanded: item.status === "disband",
  })
  return {
    myGroups: grouped?.my_groups.map(group) ?? [],
    otherGroups: grouped?.other_groups.map(group) ?? [],
    areGroupsMissing: grouped === undefined,
    create: grouped ? createTargets(alliance, grouped) : [],
  }
}

function countsView(viewer: Viewer, counts: Counts | undefined) {
  return {
    administration: administrationOf(viewer, counts),
    newNotices: counts?.new_notice ?? 0,
    waiting: { all: counts?.needs_my_action ?? 0, ballots: counts?.ballot ?? 0, unread: counts?.inbox_unread ?? 0 },
  }
}

/**
 * What the backend says for the shell. It is a help, for which no page waits: a page whose navigation cannot be loaded is still a
 * page (P12). A 401 is not hidden.
 */
async function fromBackend(context: RequestContext, viewer: Viewer) {
  const [groups, counts] = await Promise.all([groupsForShell(context), actionCounts(context)])
  const now = { ...groupsView(groups.known, context), ...countsView(viewer, counts.known) }
  if (!groups.late && !counts.late) return now
  const late = Promise.all([groups.late ?? groups.known, counts.late ?? counts.known])
  return { ...now, late: late.then(([g, c]) => ({ ...groupsView(g, context), ...countsView(viewer, c) })) }
}

/** What the frame around a member's page shows (SHELL-01): who, groups, what waits, the zone switch; and what was left in its form. */
export async function memberFrame(context: RequestContext, request: Request) {
  const viewer = viewerOfRequest(context)
  const [parts, messages, left] = await Promise.all([
    fromBackend(context, viewer),
    flashTexts(context),
    leftForm(context, request),
  ])
  const { locale } = context
  const now = instantOf(context.now)
  return {
    ...parts,
    messages,
    left,
    formOwner: context.session && context.formOwners.valueOf(context.session),
    seesCertificates: viewer.isAdmin || viewer.bizRoles.includes(bizRoles.certificate),
    person: viewer.name,
    personId: viewer.userId,
    zone: {
      name: zoneName(viewer.timezone, locale, now),
      offset: offsetText(viewer.timezone, now),
      isUtc: context.isUtc,
    },
  }
}

export type MemberFrame = Omit<Awaited<ReturnType<typeof memberFrame>>, "late">
