import { day } from "../store/clock.ts"
import type { ProposalRow } from "../store/work-records.ts"
import type { SeedBase } from "./builder.ts"
import { Random } from "./random.ts"

type Plan = Pick<ProposalRow, "phase" | "decided"> & {
  /** Days before the anchor at which the phase began, and how long it lasts. */
  began: number
  days: number | null
  reject_reason?: string
  close_reason?: string
}

/** Every status in every phase it can have; three are in public notice, one of them since the day before yesterday. */
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
  {
    phase: "administrator_review",
    decided: "closed",
    began: 50,
    days: 14,
    reject_reason: "与在研提案重复。Duplicates work in progress.",
  },
  {
    phase: "group_review",
    decided: "closed",
    began: 90,
    days: 60,
    close_reason: "The submitter’s company left the alliance.",
  },
  { phase: "group_review", decided: "withdrawn", began: 66, days: 60, close_reason: "将以新提案替代。" },
  { phase: "published", decided: "ended", began: 120, days: null },
  { phase: "published", decided: "ended", began: 160, days: null },
]

/** Proposals of the groups in turn; some belong to the restricted group, some to the disbanded one (closed). */
export function seedProposals(seed: SeedBase): ProposalRow[] {
  const random = new Random(`proposals ${seed.data.key}`)
  return plans.map((plan, at) => seed.builder.add("proposal", proposalOf(seed, at, plan, random)))
}

const submitters = ["vice-chair", "member", "chair", "secretary", "applicant"] as const

function proposalOf(seed: SeedBase, at: number, plan: Plan, random: Random): ProposalRow {
  const { builder, data, groups } = seed
  const isOver = plan.decided !== null
  const open = groups.filter(({ status }) => status === "normal" || isOver)
  const began = builder.at(-plan.began, "06:00")
  const submitter = seed.person(submitters[at % submitters.length] ?? "member")
  return {
    id: `proposal-${data.key}-${at + 1}`,
    alliance_id: `alliance-${data.key}`,
    group_id: (open[(at * 2) % open.length] ?? groups[0]).id,
    draft_code: `${data.acronym}-P-${new Date(began).getUTCFullYear()}-${String(at + 1).padStart(3, "0")}`,
    title: data.proposals[at % data.proposals.length] ?? "",
    authors: [submitter.name, ...random.some(seed.members.slice(0, 20), at % 3).map(({ name }) => name)],
    submitter_id: submitter.id,
    created_time: began - random.whole(2, 30) * day,
    updated_time: Math.min(began + random.whole(0, 3) * day, builder.anchor),
    timezone: submitter.timezone,
    revision_number: at % 5,
    decided: plan.decided,
    phase: plan.phase,
    phase_start_time: plan.phase === null ? null : began,
    deadline: plan.days === null ? null : began + plan.days * day,
    reject_reason: plan.reject_reason ?? null,
    close_reason: plan.close_reason ?? null,
    attachment_total: at % 4,
    feedback_total: (at * 7) % 11,
    version: (at % 6) + 1,
  }
}
