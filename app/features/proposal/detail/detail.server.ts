import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import {
  daysLeft,
  fullDay,
  instantOf,
  isZone,
  lastMomentBefore,
  moment,
  momentWithZone,
  zoneWithOffset,
} from "#app/lib/time.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { phaseName } from "#app/parts/phase-name.server.ts"
import { roleText } from "#app/parts/role-texts.ts"
import { reasonText } from "#app/parts/system-reason.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Proposal } from "../proposal.server.ts"

type Schemas = components["schemas"]

/** A phase for the phases bar. @param isRejected whether the proposal was rejected in this phase */
function phaseView(phase: Schemas["Phase"], isRejected: boolean, context: RequestContext) {
  const { locale, zone } = context
  const when = (time: string | null) => (time ? fullDay(time, { locale, zone }) : undefined)
  const until = (time: string | null) => when(time && lastMomentBefore(time))
  const isRunning = phase.state === "in_progress"
  return {
    key: phase.id ?? phase.type,
    type: phase.type,
    name: phaseName(phase, context),
    state: isRejected ? ("rejected" as const) : phase.state,
    start: when(phase.start_time),
    end: until(phase.end_time),
    deadline: isRunning ? until(phase.deadline) : undefined,
    endReason: phase.end_reason ?? undefined,
  }
}

/** Joins names as the language of the page writes lists. */
function joined(names: readonly string[], locale: Locale): string {
  return names.join(locale === "zh" ? "、" : ", ")
}

/** Who has to act next and the deadline, for the head of every page of the proposal. */
function waitingView({ waiting_for, deadline }: Proposal, { locale, zone, now }: RequestContext) {
  if (!waiting_for) return undefined
  const intl = serverIntl(locale)
  const roles = waiting_for.roles.map((role) => intl.formatMessage({ id: roleText(role) }))
  return {
    roles: new Intl.ListFormat(locale, { type: "disjunction" }).format(roles),
    people: joined(
      waiting_for.members.map((member) => personView(member, locale).name),
      locale,
    ),
    count: waiting_for.members.length,
    until: deadline ? momentWithZone(deadline, { locale, zone, isEnd: true }) : undefined,
    daysLeft: deadline ? daysLeft(instantOf(now), lastMomentBefore(deadline), zone) : undefined,
  }
}

/** Data of the frame around all pages of a proposal (SHELL-02, PROP-01, PROP-06). */
export function proposalFrame(proposal: Proposal, context: RequestContext) {
  const { draft_code: code, title, status, latest_revision, counts, reject_reason, system_reason: system } = proposal
  const isRejected = reject_reason !== null
  const last = lastPhase(proposal)
  return {
    code,
    title,
    status,
    revision: latest_revision.number,
    latestHref: proposalPaths.revision(context.alliance, code, latest_revision.id),
    phases: proposal.phases.map((phase) => phaseView(phase, isRejected && phase === last, context)),
    waiting: waitingView(proposal, context),
    reason: reasonText({ reason: reject_reason ?? proposal.close_reason, system }, context.locale),
    isRejected,
    counts,
    windowTitle: `${code} ${title}`,
  }
}

export type ProposalFrame = ReturnType<typeof proposalFrame>

/** The running phase, or the last one. */
export function lastPhase({ phases }: Proposal): Schemas["Phase"] | undefined {
  return phases.filter(({ id }) => id !== null).at(-1)
}

/** Names of those invited to a phase in addition to the group: groups, then people. */
function invitedNames(phase: Schemas["Phase"] | undefined, locale: Locale): string[] {
  const { members = [], groups = [] } = phase?.invited ?? {}
  return [...groups.map((one) => nameIn(locale, one)), ...members.map((one) => personView(one, locale).name)]
}

const dayLength = 24 * 60 * 60 * 1000

/** Whether a phase ends exactly its number of days after its start; otherwise its last day was chosen. */
export function isEndOfDays({ start_time: start, deadline, public_days: days }: Schemas["Phase"]): boolean {
  return start !== null && deadline !== null && Date.parse(deadline) === Date.parse(start) + (days ?? 0) * dayLength
}

/** The time zone of the last day of a phase, the same for everybody: the zone of the proposal. */
export const zoneOf = ({ timezone }: Pick<Proposal, "timezone">) => (isZone(timezone) ? timezone : "UTC")

/** The length of the running phase in days; if its last day was chosen, the days until then (PROP-01). */
function phaseDays(phase: Schemas["Phase"], zone: string): number | undefined {
  const { start_time, deadline, public_days } = phase
  if (!deadline) return undefined
  return start_time && !isEndOfDays(phase) ? daysLeft(start_time, deadline, zone) : (public_days ?? undefined)
}

/** The key facts of a proposal, shown next to its content. The group is a link if the user may open it. */
export function proposalFacts(proposal: Proposal, context: RequestContext, mayOpenGroup: boolean) {
  const { alliance, locale, zone } = context
  const { group, submitter, authors, deadline, created_time, updated_time } = proposal
  const phase = lastPhase(proposal)
  return {
    authors: joined(authors, locale),
    group: {
      name: nameIn(locale, group),
      href: mayOpenGroup ? paths.workgroupAbout(alliance, group.acronym) : undefined,
    },
    submitter: personView(submitter, locale),
    invited: joined(invitedNames(phase, locale), locale),
    deadline: deadline ? moment(deadline, { locale, zone, isEnd: true }) : undefined,
    days: deadline && phase ? phaseDays(phase, zoneOf(proposal)) : undefined,
    memo: phase?.memo ?? undefined,
    timezone: zoneWithOffset(zoneOf(proposal), locale, instantOf(context.now)),
    created: moment(created_time, { locale, zone }),
    updated: moment(updated_time, { locale, zone }),
  }
}

export type ProposalFacts = ReturnType<typeof proposalFacts>

/** A revision as a row of the revision table. */
export function revisionRow(
  revision: Schemas["RevisionRow"],
  code: string,
  { alliance, locale, zone }: RequestContext,
) {
  const { id, number, title, memo, submitter, created_time, feedback_total } = revision
  return {
    id,
    number,
    href: proposalPaths.revision(alliance, code, id),
    title,
    memo: memo ?? undefined,
    submitter: personView(submitter, locale).name,
    time: moment(created_time, { locale, zone }),
    feedback: feedback_total,
  }
}

export type RevisionRowView = ReturnType<typeof revisionRow>
