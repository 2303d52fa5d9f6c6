import type { MeetingRow } from "#mock/domains/meeting/records.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import { proposalWords } from "./seed-words.ts"
import { seedProposalDetails } from "./seed-details.ts"
import { contentOf, textsFor } from "./seed-texts.ts"
import { defaultDays } from "#mock/domains/phase-duration/records.ts"
import { runningPhaseId } from "./phases.ts"
import { day } from "#mock/engine/store/clock.ts"
import type { PhaseRow, PhaseType, ProposalRow, RevisionRow } from "./records.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { Random } from "#mock/engine/seed/random.ts"

type Plan = Pick<ProposalRow, "phase" | "decided"> & {
  /** Start of the phase in days before the anchor, and its duration in days. */
  began: number
  days: number | null
  /** The group; absent: the groups in turn. */
  group?: "first" | "restricted"
  submitter?: string
  /** A person from outside the group who is invited to the phase. */
  guest?: string
}

/** Every status in every possible phase; three proposals are in public notice, one of them for only two days. */
const plans: readonly Plan[] = [
  { phase: "public_notice", decided: null, began: 18, days: 30 },
  { phase: "public_notice", decided: null, began: 22, days: 30 },
  { phase: "public_notice", decided: null, began: 2, days: 30 },
  { phase: "group_review", decided: null, began: 12, days: 60 },
  { phase: "administrator_review", decided: null, began: 3, days: 14 },
  { phase: "archive", decided: null, began: 4, days: 30 },
  { phase: "others", decided: null, began: 9, days: 21 },
  { phase: null, decided: null, began: 40, days: null },
  { phase: "public_notice", decided: null, began: 45, days: 30 },
  { phase: "group_review", decided: null, began: 75, days: 60 },
  { phase: "administrator_review", decided: "closed", began: 50, days: 14 },
  { phase: "group_review", decided: "closed", began: 90, days: 60 },
  { phase: "group_review", decided: "withdrawn", began: 66, days: 60 },
  { phase: "published", decided: "ended", began: 120, days: null },
  { phase: "published", decided: "ended", began: 160, days: null },
  {
    phase: "group_review",
    decided: null,
    began: 8,
    days: 60,
    group: "first",
    submitter: "member",
    guest: "lab-tester",
  },
  { phase: "administrator_review", decided: null, began: 1, days: 14, group: "first", submitter: "member" },
  { phase: null, decided: null, began: 20, days: null, group: "first", submitter: "member" },
  { phase: "archive", decided: null, began: 2, days: 30, group: "first", submitter: "secretary" },
  { phase: "others", decided: null, began: 5, days: 21, group: "restricted", submitter: "restricted-member" },
  { phase: "group_review", decided: null, began: 10, days: 60, group: "first", submitter: "admin" },
]

/** Proposals of all groups in turn; some belong to the restricted group, and closed ones to the disbanded group. */
export function seedProposals(seed: AllianceSeed): void {
  const rows = proposalsOf(seed)
  for (const row of rows) seed.builder.add("proposal", row)
  seedProposalDetails(seed, rows)
}

const made = new WeakMap<AllianceSeed, readonly ProposalRow[]>()

/** The proposals of an alliance, created once, because meetings and ballots refer to them. */
function proposalsOf(seed: AllianceSeed): readonly ProposalRow[] {
  const known = made.get(seed) ?? makeProposals(seed)
  made.set(seed, known)
  return known
}

/** The fields that link a record to the proposal with this number, in its current phase; null if there is none. */
export function proposalOf(
  seed: AllianceSeed,
  number: number | undefined,
): Pick<MeetingRow, "proposal_id" | "phase_id"> {
  const proposal = number === undefined ? null : (proposalsOf(seed)[number - 1] ?? null)
  return { proposal_id: proposal?.id ?? null, phase_id: runningPhaseId(proposal) }
}

function makeProposals(seed: AllianceSeed): ProposalRow[] {
  const random = new Random(`proposals ${seed.data.key}`)
  return plans.map((plan, at) => makeProposal(seed, at, plan, random))
}

const submitters = ["vice-chair", "member", "chair", "secretary", "applicant"] as const

function makeProposal(seed: AllianceSeed, at: number, plan: Plan, random: Random): ProposalRow {
  const { builder, data } = seed
  const began = builder.at(-plan.began, "06:00")
  const { title, reject_reason = null, close_reason = null } = proposalWords[data.key][at] ?? { title: "" }
  const submitter = seed.person(plan.submitter ?? submitters[at % submitters.length] ?? "member")
  const latest = at % 5 // number of the latest revision
  const created_time = began - Math.min(random.whole(2, 30), longestBefore(plan, latest)) * day
  const id = `proposal-${data.key}-${at + 1}`
  const deadline = plan.days === null ? null : began + plan.days * day
  const updated = began + random.whole(0, 3) * day
  const base = { id, title, created_time, submitter_id: submitter.id }
  return {
    ...base,
    alliance_id: `alliance-${data.key}`,
    group_id: groupOf(seed, at, plan).id,
    draft_code: `${data.acronym}-P-${new Date(began).getUTCFullYear()}-${String(at + 1).padStart(3, "0")}`,
    authors: [...new Set([submitter, ...random.some(seed.members.slice(0, 20), at % 3)].map(({ name }) => name))],
    updated_time: Math.min(stoppedAt(plan, began) ?? updated, builder.anchor),
    changed_by_id: submitter.id,
    timezone: submitter.timezone,
    decided: plan.decided,
    phase: plan.phase,
    phase_start_time: plan.phase === null ? null : began,
    deadline,
    phases: phasesOf(seed, base, plan, began),
    revisions: revisionsOf(base, latest, Math.min(began, builder.anchor)),
    reject_reason,
    close_reason,
    system_reason: null,
    version: (at % 6) + 1,
  }
}

function groupOf({ groups }: AllianceSeed, at: number, { decided, group }: Plan): WorkgroupRow {
  if (group === "first") return groups[0]
  if (group === "restricted") return groups.find(({ type }) => type === "restricted") ?? groups[0]
  const open = groups.filter(({ status }) => status === "normal" || decided !== null)
  return open[(at * 2) % open.length] ?? groups[0]
}

/** The earlier phases of each phase. */
const before: Record<PhaseType | "between", readonly PhaseType[]> = {
  administrator_review: [],
  group_review: ["administrator_review"],
  public_notice: ["administrator_review", "group_review"],
  others: ["administrator_review", "group_review"],
  archive: ["administrator_review", "group_review", "public_notice"],
  published: ["administrator_review", "group_review", "public_notice", "archive"],
  between: ["administrator_review", "group_review"],
}

/** When the last phase was stopped; null if it was not. */
function stoppedAt({ decided }: Plan, began: number): number | null {
  return decided === "closed" || decided === "withdrawn" ? began + 5 * day : null
}

/**
 * The most days between submission and the start of the running phase: an administrator review takes 14 days at most.
 * @param latest number of the latest revision; a proposal without a second one is reviewed from the day of its submission
 */
function longestBefore({ phase }: Plan, latest: number): number {
  if (phase === "administrator_review") return latest === 0 ? 0 : 30
  return phase === "group_review" ? 13 : 30
}

type Base = Pick<ProposalRow, "id" | "title" | "created_time" | "submitter_id">

/** The phases so far, spread evenly between the submission and the start of the running phase. */
function phasesOf(seed: AllianceSeed, base: Base, plan: Plan, began: number): PhaseRow[] {
  const { id, title, created_time } = base
  const { phase, days, guest } = plan
  const past = before[phase ?? "between"]
  const step = (began - created_time) / Math.max(1, past.length)
  const names: Partial<Record<PhaseType, string>> = {
    public_notice: textsFor(title).notice,
    others: textsFor(title).review,
  }
  const make = (type: PhaseType, start_time: number, end_time: number | null): PhaseRow => ({
    id: `phase-${id}-${type}`,
    type,
    name: names[type] ?? null,
    public_days: type === "published" ? null : defaultDays[type],
    invited: { member_ids: [], group_ids: [] },
    deadline: type === "published" ? null : start_time + defaultDays[type] * day,
    memo: null,
    start_time,
    end_time,
    end_reason: null,
  })
  const ended = past.map((type, at) => make(type, created_time + at * step, created_time + (at + 1) * step))
  if (phase === null) return ended
  const last = make(phase, began, stoppedAt(plan, began))
  const invited = { member_ids: guest ? [seed.person(guest).id] : [], group_ids: [] }
  const isNamed = names[phase] !== undefined
  const deadline = days === null ? null : began + days * day
  return [...ended, { ...last, invited, public_days: days, deadline, memo: isNamed ? textsFor(title).note : null }]
}

/** The revisions from 0 to `latest`, spread evenly until the start of the running phase. */
function revisionsOf({ id, title, created_time, submitter_id }: Base, latest: number, until: number): RevisionRow[] {
  const step = (until - created_time) / Math.max(1, latest)
  return Array.from({ length: latest + 1 }, (_, number) => ({
    id: `revision-${id}-${number}`,
    number,
    title,
    memo: number === 0 ? null : (textsFor(title).memos[number - 1] ?? null),
    submitter_id,
    created_time: created_time + number * step,
    content: contentOf(title, number),
    attachment_ids: number % 2 === 0 ? [`file-${id}-${number}`] : [],
  }))
}
