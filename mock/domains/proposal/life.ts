import { selectionOf } from "#mock/domains/member/body.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type OperationId, type SignedIn } from "#mock/engine/handler.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { findProposal, logOf, refuseOlder, type OfProposal } from "./guard.ts"
import { endWithPhase, hasEndedPhase } from "./phase-ending.ts"
import { beginPhase, endPhase, lastPhase } from "./phases.ts"
import type { PhaseRow, ProposalRow } from "./records.ts"
import { proposalRules, statusOfState, type ProposalAction } from "./rules.ts"
import { day, toText } from "#mock/engine/store/clock.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { latestRevision, proposalRecord } from "./view.ts"

/** Actions on an existing proposal (PROP-02). */
export const proposalLifeHandlers = {
  "proposal.review": guarded(
    (call) => findProposal(call, "review"),
    (call, found) => {
      const { body, store, now } = call
      const { proposal } = found
      const { number } = latestRevision(proposal)
      if (body.revision_number !== number) throw new Refusal("revision_superseded", { revision_number: number })
      refuseOlder(found, body.version)
      const check = new BodyCheck(call)
      const reason = check.text(body.reason)
      if (body.decision === "approve") {
        const next = beginPhase(
          proposal,
          { id: store.newId("phase"), type: "group_review" },
          { store, now, alliance_id: proposal.alliance_id },
        )
        return ok(perform(call, "review", found, next, "approved"))
      }
      if (reason === null) check.refuse("reason", "required")
      check.done()
      return ok(perform(call, "review", found, { ...stopped(proposal, now, "closed"), reject_reason: reason }, reason))
    },
  ),

  "proposal.phase.create": guarded(
    (call) => findProposal(call, "phase.create"),
    (call, found) => {
      const { body, store, now } = call
      refuseOlder(found, body.version)
      const given = { id: store.newId("phase"), type: body.type, ...readPhase(call, now) }
      const result = perform(
        call,
        "phase.create",
        found,
        beginPhase(found.proposal, given, { store, now, alliance_id: found.proposal.alliance_id }),
        given.name,
      )
      return { status: 201, body: { success: true, result } }
    },
  ),

  "proposal.phase.update": guarded(
    (call) => phaseOf(call, "phase.update"),
    (call, found) => {
      const { proposal } = found
      refuseOlder(found, call.body.version)
      const before = lastPhase(proposal)
      const phase = { ...before, ...readPhase(call, before.start_time, before) }
      const changes = { phases: [...proposal.phases.slice(0, -1), phase], deadline: phase.deadline }
      const memo = memoOf(loggedPhase(before, call.store), loggedPhase(phase, call.store), loggedFields)
      return ok(perform(call, "phase.update", found, changes, memo))
    },
  ),

  "proposal.phase.end": guarded(
    (call) => phaseOf(call, "phase.end"),
    (call, found) => {
      refuseOlder(found, call.body.version)
      const { type, name } = lastPhase(found.proposal)
      return ok(perform(call, "phase.end", found, endPhase(found.proposal, call.now), name ?? type))
    },
  ),

  "proposal.submit-archive": guarded(
    (call) => findProposal(call, "submit-archive"),
    (call, found) => {
      const { store, now, body } = call
      refuseOlder(found, body.version)
      const next = beginPhase(
        found.proposal,
        { id: store.newId("phase"), type: "archive" },
        { store, now, alliance_id: found.proposal.alliance_id },
      )
      return ok(perform(call, "submit-archive", found, next, null))
    },
  ),

  "proposal.archive": guarded(
    (call) => findProposal(call, "archive"),
    (call, found) => {
      const { store, now, body } = call
      refuseOlder(found, body.version)
      const next = beginPhase(
        found.proposal,
        { id: store.newId("phase"), type: "published" },
        { store, now, alliance_id: found.proposal.alliance_id },
      )
      return ok(perform(call, "archive", found, { ...next, decided: "ended" }, null))
    },
  ),

  "proposal.send-back": guarded(
    (call) => findProposal(call, "send-back"),
    (call, found) => {
      refuseOlder(found, call.body.version)
      const reason = new BodyCheck(call).text(call.body.reason)
      return ok(perform(call, "send-back", found, endPhase(found.proposal, call.now, reason), reason))
    },
  ),

  "proposal.withdraw": guarded(
    (call) => findProposal(call, "withdraw"),
    (call, found) => ok(stop(call, "withdraw", found, "withdrawn")),
  ),

  "proposal.close": guarded(
    (call) => findProposal(call, "close"),
    (call, found) => ok(stop(call, "close", found, "closed")),
  ),

  "proposal.submitter.update": guarded(
    (call) => findProposal(call, "submitter.update"),
    (call, found) => {
      const { body, store } = call
      const { proposal, world } = found
      refuseOlder(found, body.version)
      const check = new BodyCheck(call)
      const member = store.rows.member.get(body.submitter_id)
      const isThere = member?.alliance_id === proposal.alliance_id && !member.is_disabled
      if (!isThere || proposalRules.read(member, proposal, world)) check.refuse("submitter_id", "unknown_reference")
      else if (member.id === proposal.submitter_id) check.refuse("submitter_id", "same_person")
      check.done()
      const old = store.rows.member.get(proposal.submitter_id)
      const memo = `${old?.name ?? proposal.submitter_id} -> ${member?.name ?? ""}`
      return ok(perform(call, "submitter.update", found, { submitter_id: body.submitter_id }, memo))
    },
  ),
} satisfies Handlers

type Changing = Exclude<ProposalAction, "meeting.create" | "ballot.create">
type Call = SignedIn<Checked<Extract<OperationId, `proposal.${Changing}`>>>

/** Changes a proposal; whatever ends its phase also ends what belongs to the phase. */
function perform(
  call: Call,
  action: Changing,
  { proposal, world }: OfProposal,
  changes: Partial<ProposalRow>,
  memo: string | null,
) {
  const user = call.viewer.member
  const done = proposalRules.perform(action, call, {
    user,
    record: proposal,
    change: () => world.store.rows.proposal.put({ ...proposal, ...changes, ...changedBy(user, proposal, call.now) }),
    log: logOf(call, proposal, memo),
  })
  if (hasEndedPhase(proposal, done)) endWithPhase(proposal, { user, source: call }, world)
  return proposalRecord(done, user, world)
}

/** Ends the running phase and stops the proposal. */
function stopped({ phases, phase }: ProposalRow, now: number, decided: "withdrawn" | "closed"): Partial<ProposalRow> {
  return { phases: phase === null ? phases : endPhase({ phases }, now).phases, decided }
}

function stop(
  call: SignedIn<Checked<"proposal.withdraw" | "proposal.close">>,
  action: "withdraw" | "close",
  found: OfProposal,
  decided: "withdrawn" | "closed",
) {
  refuseOlder(found, call.body.version)
  const close_reason = new BodyCheck(call).text(call.body.reason)
  return perform(call, action, found, { ...stopped(found.proposal, call.now, decided), close_reason }, close_reason)
}

/** The running phase of a call; a phase that has ended is refused because of its state. */
function phaseOf(
  call: Parameters<typeof findProposal>[0] & { path: { phase_id: string } },
  action: "phase.update" | "phase.end",
): OfProposal {
  const found = findProposal(call, action)
  const { proposal, world } = found
  if (!proposal.phases.some(({ id }) => id === call.path.phase_id)) throw new Refusal("not_found")
  if (lastPhase(proposal).id !== call.path.phase_id)
    throw new Refusal("state_refused", { status: statusOfState(proposalRules.status(proposal, world)) })
  return found
}

/** Reads a phase form; throws a refusal with all invalid fields. @param start when the phase begins or began */
function readPhase(
  call: SignedIn<Checked<"proposal.phase.create" | "proposal.phase.update">>,
  start: number,
  before?: PhaseRow,
): Pick<PhaseRow, "name" | "public_days" | "deadline" | "invited" | "memo"> {
  const { body, now } = call
  const check = new BodyCheck(call)
  const given = !body.deadline ? null : check.instant("deadline", body.deadline)
  const deadline = given ?? start + body.public_days * day
  if (deadline < now) check.refuse(given === null ? "public_days" : "deadline", "before_now")
  const phase = {
    name: check.text(body.name),
    public_days: body.public_days,
    deadline,
    invited: selectionOf(check, "invited", body.invited, before?.invited),
    memo: check.text(body.memo),
  }
  check.done()
  return phase
}

const loggedFields = ["name", "public_days", "deadline", "invited", "memo"] as const

/** The fields of a phase for the log: times and people as text. */
function loggedPhase({ name, public_days, deadline, invited, memo }: PhaseRow, { rows }: Store) {
  const members = invited.member_ids.map((id) => rows.member.get(id)?.name ?? id)
  const groups = invited.group_ids.map((id) => rows.workgroup.get(id)?.acronym ?? id)
  const until = deadline === null ? null : toText(deadline)
  return { name, public_days, deadline: until, invited: [...groups, ...members].join(", "), memo }
}
