import { defaultDays, phaseDurationOf } from "#mock/domains/phase-duration/records.ts"
import type { World } from "#mock/engine/rules.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import { day, type Instant } from "#mock/engine/store/clock.ts"
import type { PhaseRow, PhaseType, ProposalRow } from "./records.ts"

type Running = Pick<ProposalRow, "phases" | "phase" | "phase_start_time" | "deadline">
type Given = Pick<PhaseRow, "id" | "type"> & Partial<PhaseRow>

/** Ends the last phase of a proposal: at its deadline, or now if the deadline is in the future. */
export function endPhase(
  { phases }: Pick<ProposalRow, "phases">,
  now: Instant,
  end_reason: string | null = null,
): Running {
  const ended = phases.map((phase, at) => {
    if (at < phases.length - 1 || phase.end_time !== null) return phase
    return { ...phase, end_time: Math.min(now, phase.deadline ?? now), end_reason }
  })
  return { phases: ended, phase: null, phase_start_time: null, deadline: null }
}

/** When a phase begins, and in which alliance. */
type Begin = Pick<World, "store" | "now"> & { alliance_id: string }

/** Begins the next phase now; the previous one must have ended. */
export function beginPhase(proposal: Pick<ProposalRow, "phases">, given: Given, begin: Begin): Running {
  const { now } = begin
  const days = given.public_days ?? daysOf(given.type, begin)
  const next: PhaseRow = {
    name: null,
    invited: { member_ids: [], group_ids: [] },
    memo: null,
    end_time: null,
    end_reason: null,
    start_time: now,
    ...given,
    public_days: days,
    deadline: given.deadline ?? (days === null ? null : now + days * day),
  }
  return {
    phases: [...endPhase(proposal, now).phases, next],
    phase: next.type,
    phase_start_time: now,
    deadline: next.deadline,
  }
}

/** Default days of a phase (PROP-07). */
function daysOf(type: PhaseType, { store, alliance_id }: Begin): number | null {
  return type === "published" ? null : (phaseDurationOf(store, alliance_id) ?? defaultDays)[type]
}

/** The phase that began last. */
export function lastPhase({ phases }: Pick<ProposalRow, "phases">): PhaseRow {
  const last = phases.at(-1)
  if (!last) throw new Error("a proposal begins with a phase")
  return last
}

/** The id of the running phase, to which a new meeting or ballot belongs; null between phases. Another `asked` phase is refused. */
export function runningPhaseId(proposal: ProposalRow | null, asked?: string | null): string | null {
  const id = proposal === null || proposal.phase === null ? null : lastPhase(proposal).id
  if (asked && asked !== id) throw fieldRefusal("phase_id", "unknown_reference")
  return id
}
