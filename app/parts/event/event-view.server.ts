import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { moment, momentWithZone, nearMoment, offsetText, type TimeStyle, zoneWithOffset } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { phaseName } from "#app/parts/phase-name.server.ts"
import { type PersonView, personView } from "#app/parts/person/person-view.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { reasonText } from "#app/parts/system-reason.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { allianceNumber, eventReference, groupNumber, type Letter } from "./event-number.ts"

type Schemas = components["schemas"]
type Group = Schemas["GroupRef"] | null

/** A participant who is named; `state` stands beside the name. */
export type Listed = { id: string; person: PersonView; state?: string }

/** The participants of a meeting or ballot: people and groups by name, or everyone in the group or the alliance. */
export function peopleView(
  { is_everyone, total, members, groups }: Schemas["Selection"],
  group: Group,
  { alliance, locale }: Pick<RequestContext, "alliance" | "locale">,
) {
  return {
    isEveryone: is_everyone,
    total,
    groupName: group ? nameIn(locale, group) : undefined,
    membersHref: is_everyone && group ? workgroupPaths.members(alliance, group.acronym) : undefined,
    people: members.map(({ id, ...member }): Listed => ({ id, person: personView(member, locale) })),
    groups: groups
      .map((item) => `${item.acronym} ${nameIn(locale, item)}`)
      .join(serverIntl(locale).formatMessage({ id: "person.separator" })),
  }
}

export type PeopleView = ReturnType<typeof peopleView> & {
  /** Names the disabled accounts of the selection. */ notCounted?: string | undefined
}

/** Names the people whose accounts are disabled separately: they do not count (`Selection.total` of the contract). */
export function withoutDisabled(view: PeopleView, { locale }: Pick<RequestContext, "locale">): PeopleView {
  const intl = serverIntl(locale)
  const disabled = view.people.filter(({ person }) => person.isDisabled).map(({ person }) => person.name)
  const names = disabled.join(intl.formatMessage({ id: "person.separator" }))
  return {
    ...view,
    people: view.people.filter(({ person }) => !person.isDisabled),
    notCounted: names && intl.formatMessage({ id: "event.people.disabled" }, { names }),
  }
}

/**
 * When a reminder was sent, and when the next one is possible if the user has to wait for it (MEET-04, VOTE-04). An event that has to wait
 * does not offer `remind`; those who may cancel it are those who may remind (openapi/states/meeting.yaml, ballot.yaml).
 * @param limits `pause`: milliseconds between two reminders; `until`: the end of the time in which reminders can be sent
 */
export function reminderView(
  { reminder, actions }: { reminder: Schemas["Reminder"]; actions: readonly string[] },
  { pause, until }: { pause: number; until: string },
  style: TimeStyle,
) {
  const { last_time: last, next_time: next } = reminder
  if (last === null) return undefined
  const mayRemind = actions.some((action) => action === "cancel") && Date.parse(next) < Date.parse(until)
  const mustWait = mayRemind && Date.parse(next) - Date.parse(last) <= pause
  return { last: momentWithZone(last, style), next: mustWait ? momentWithZone(next, style) : undefined }
}

export type ReminderView = ReturnType<typeof reminderView>

/** The start time for this user, and the local time where it was entered if that differs (I18N-03). */
export function eventTimes({ start_time: start, timezone }: Pick<Event, "start_time" | "timezone">, style: TimeStyle) {
  const offset = offsetText(style.zone, start)
  const zoneOffset = offsetText(timezone, start)
  return {
    start: moment(start, style),
    startWithZone: momentWithZone(start, style),
    offset,
    zone: zoneWithOffset(timezone, style.locale, start),
    startThere: zoneOffset === offset ? undefined : nearMoment(start, { ...style, zone: timezone }),
  }
}

export type EventTimes = ReturnType<typeof eventTimes>

type Event = Schemas["Meeting"] | Schemas["Ballot"]

/**
 * Whether the user may open a group: a person from outside who is invited to a record of a restricted group, or who has left the group since a
 * ballot started, may not (ROLE-07).
 */
export function mayOpenGroup(group: NonNullable<Group>, scope: ShellScope, { viewer }: RequestContext): boolean {
  return group.type === "public" || scope.acronym === group.acronym || viewer?.isAdmin === true
}

/** A group, as a link if the user may open it. */
function groupView(group: NonNullable<Group>, scope: ShellScope, context: RequestContext) {
  const href = mayOpenGroup(group, scope, context) ? paths.workgroup(scope.alliance, group.acronym) : undefined
  return { name: nameIn(context.locale, group), href }
}

/** A proposal of the group, as a link if the group is a link. */
function proposalView(proposal: Schemas["ProposalRef"], group: Group, scope: ShellScope, context: RequestContext) {
  const isOpen = group === null || groupView(group, scope, context).href !== undefined
  const { draft_code: code, title } = proposal
  return { code, title, href: isOpen ? proposalPaths.state(scope.alliance, code) : undefined }
}

/** The data that the pages of meetings and ballots have in common, with texts and times for this user (MEET-01, VOTE-01). */
export function eventView(letter: Letter, event: Event, scope: ShellScope, context: RequestContext) {
  const { id, subject, status, group, proposal, phase } = event
  const { locale, zone } = context
  const reference = eventReference(letter, event)
  return {
    id,
    scope,
    subject,
    reference,
    windowTitle: `${reference} ${subject}`,
    number: allianceNumber(letter, event),
    groupNumber: groupNumber(letter, event),
    status,
    created: moment(event.created_time, { locale, zone }),
    group: group ? groupView(group, scope, context) : undefined,
    proposal: proposal
      ? { ...proposalView(proposal, group, scope, context), phase: phase ? phaseName(phase, context) : undefined }
      : undefined,
    endReason: reasonText({ reason: event.cancel_reason, system: event.system_reason }, locale),
    html: richTextHtml(event.description, scope),
    documentation: attachmentViews(event.documentation, context),
  }
}
