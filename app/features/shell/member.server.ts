import type { components } from "#openapi/generated/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import { instantOf, moment, offsetText, zoneName } from "#app/lib/time.server.ts"
import { createTargets } from "#app/parts/create/create-targets.server.ts"
import { navigationFor } from "#app/parts/domain/navigation.server.ts"
import { leftForm } from "#app/forms/drafts/left-form.server.ts"
import { flashTexts } from "#app/parts/frame/flash-texts.server.ts"
import { groupsForShell } from "#app/parts/grouped-workgroups.server.ts"
import { actionCounts } from "#app/parts/waiting/action-counts.server.ts"
import { preferenceForShell } from "#app/parts/saved-view/preference.server.ts"
import type { ReviewCounts } from "#app/parts/waiting/review-counts.ts"
import { otherZone, viewerOfRequest, type RequestContext } from "#app/session/request-context.server.ts"
import { mayAdministrate, type Viewer } from "#app/session/viewer.ts"

type GroupItem = components["schemas"]["GroupItem"]
type Grouped = components["schemas"]["GroupedWorkgroups"]
type Counts = components["schemas"]["ActionCounts"]
type Preference = components["schemas"]["Preference"]

/** Numbers of pending login requests and membership applications for administrators; undefined for everybody else (ROLE-05). */
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

const noCounts = { needs_my_action: 0, ballot: 0, task: 0, new_notice: 0, inbox_unread: 0 }

function countsView(viewer: Viewer, counts: Counts | undefined) {
  const { needs_my_action, ballot, task, new_notice, inbox_unread } = counts ?? noCounts
  return {
    administration: administrationOf(viewer, counts),
    newNotices: new_notice,
    waiting: { all: needs_my_action, ballots: ballot, tasks: task, unread: inbox_unread },
  }
}

const viewsOf = (preference: Preference | undefined) => ({ views: preference?.views ?? [] })

/**
 * Loads groups, counts and saved views for the shell from the backend. No page waits for them, and a page is still shown if its navigation cannot be
 * loaded (P12). A 401 is not hidden.
 */
async function fromBackend(context: RequestContext, viewer: Viewer) {
  const parts = await Promise.all([groupsForShell(context), actionCounts(context), preferenceForShell(context)])
  const view = (groups: Grouped | undefined, counts: Counts | undefined, preference: Preference | undefined) => ({
    ...groupsView(groups, context),
    ...countsView(viewer, counts),
    ...viewsOf(preference),
  })
  const [groups, counts, preference] = parts
  const now = view(groups.known, counts.known, preference.known)
  if (parts.every(({ late }) => !late)) return now
  const late = Promise.all([
    groups.late ?? groups.known,
    counts.late ?? counts.known,
    preference.late ?? preference.known,
  ])
  return { ...now, late: late.then((arrived) => view(...arrived)) }
}

/**
 * Data of the frame around a member's page (SHELL-01): person, groups, counts of open items, time zone switch, and the form input left from
 * an earlier visit.
 */
export async function memberFrame(context: RequestContext, request: Request) {
  const viewer = viewerOfRequest(context)
  const [parts, messages, left] = await Promise.all([
    fromBackend(context, viewer),
    context.isLive ? [] : flashTexts(context),
    leftForm(context, request),
  ])
  return {
    ...parts,
    messages,
    left,
    formOwner: context.session && context.formOwners.valueOf(context.session),
    made: moment(instantOf(context.now), context),
    navigation: navigationFor(context.alliance, viewer),
    person: viewer.name,
    personId: viewer.userId,
    zone: zoneChoice(context, viewer.timezone),
  }
}

/** The person's time zone, whether times are in UTC instead, and the zone to switch to; undefined without a switch (I18N-03). */
function zoneChoice(context: RequestContext, timezone: string) {
  const other = otherZone(context)
  if (!other) return undefined
  const { locale, isUtc } = context
  const now = instantOf(context.now)
  return { name: zoneName(timezone, locale, now), offset: offsetText(timezone, now), isUtc, other }
}

export type MemberFrame = Omit<Awaited<ReturnType<typeof memberFrame>>, "late">
