import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { fullDay, moment, zoneHere } from "#app/lib/time.server.ts"
import { minutesText } from "#app/parts/duration/duration.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { loadWidget, settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { getWorkgroup, rolesText } from "../workgroup.server.ts"

type Workgroup = components["schemas"]["Workgroup"]

/** Number of rows of the lists on the about page. */
const maxRows = 5

/** A group formatted for its about page: description as safe HTML, officers, facts (WG-02). */
export function aboutView(group: Workgroup, context: RequestContext) {
  const { locale, zone } = context
  const { acronym, type, status, member_total, organization_total, created_time } = group
  const people = (members: Workgroup["chairs"]) =>
    members.map((member) => ({ id: member.id, person: personView(member, locale) }))
  return {
    acronym,
    canLeave: group.actions.includes("leave"),
    type,
    status,
    memberTotal: member_total,
    organizationTotal: organization_total,
    created: fullDay(created_time, { locale, zone }),
    roles: rolesText(group.my_roles, serverIntl(locale)) || undefined,
    description: richTextHtml(group.description, { alliance: context.alliance }),
    offices: [
      { role: "chair", people: people(group.chairs) },
      { role: "vice_chair", people: people(group.vice_chairs) },
      { role: "secretary", people: people(group.secretaries) },
    ] as const,
  }
}

export type AboutView = ReturnType<typeof aboutView>

/** The current and upcoming meetings of a group. */
export function meetings(context: RequestContext, acronym: string) {
  const { api, now, locale, zone } = context
  const scope = { alliance: context.alliance, acronym }
  const query = {
    group_acronym: [acronym],
    status: ["not_started" as const, "ongoing" as const],
    sort: "start_time" as const,
    size: 10 as const,
  }
  return loadWidget(api.get("/meeting", { query }), ({ items }) => ({
    zone: zoneHere({ zone, locale, now }),
    items: items.slice(0, maxRows).map(({ id, subject, status, start_time, duration }) => ({
      id,
      href: meetingPaths.detail(scope, id),
      subject,
      status,
      start: moment(start_time, { locale, zone }),
      duration: minutesText(duration, serverIntl(locale)),
    })),
  }))
}

/** The proposals a group is working on. */
export function proposals({ api, alliance }: RequestContext, acronym: string) {
  const query = {
    group_acronym: [acronym],
    status: ["ongoing" as const],
    sort: "-updated_time" as const,
    size: 10 as const,
  }
  return loadWidget(api.get("/proposal", { query }), ({ items }) =>
    items.slice(0, maxRows).map(({ draft_code: code, title, latest_revision, phase }) => ({
      code,
      href: proposalPaths.state(alliance, code),
      title,
      revision: latest_revision.number,
      phase: phase ?? undefined,
    })),
  )
}

/** The lists of the about page; each loads and fails independently. */
export function aboutWidgets(context: RequestContext, request: Request, acronym: string) {
  return settleWidgets(
    { meetings: meetings(context, acronym), proposals: proposals(context, acronym) },
    request,
    context,
  )
}

type Widgets = Awaited<ReturnType<typeof aboutWidgets>>

/** The content of a list of the about page. */
export type AboutWidget<Name extends keyof Widgets> = Extract<Awaited<Widgets[Name]>, { state: "ready" }>["value"]

/**
 * Whether a person outside a group may ask to join, or has asked (WG-06). Undefined for members, and if the request fails: the page is then
 * shown without it.
 */
export async function joinState(context: RequestContext, acronym: string) {
  const [{ my_roles }, own] = await inParallel(
    getWorkgroup(context, acronym),
    context.api.get("/workgroup/{acronym}/join-request/own", { path: { acronym } }),
  )
  if (my_roles.length > 0 || !own.ok) return undefined
  return { canAsk: own.value.actions.includes("create"), isPending: own.value.request?.status === "pending" }
}
