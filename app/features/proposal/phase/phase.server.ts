import type { output } from "zod/v4/core"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, valueOf, type Result } from "#app/lib/failure.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { datesBetween, instantOf, startOfDay, zoneName } from "#app/lib/time.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { currentSchema } from "#app/forms/submit/current-schema.server.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import { selectionValue } from "#app/parts/participants/selection-value.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import { phaseTexts } from "#app/parts/proposal-phase.ts"
import { phaseName } from "#app/parts/phase-name.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { isEndOfDays, lastPhase, zoneOf } from "../detail/detail.server.ts"
import { type PhaseLimits, phaseSchema, startedTypes } from "../proposal.schema.ts"
import { freshProposal, proposalFor, type Proposal } from "../proposal.server.ts"

type Schemas = components["schemas"]

const zoneText = (proposal: Proposal, { locale, now }: RequestContext) =>
  zoneName(zoneOf(proposal), locale, instantOf(now))

const dayLength = 86_400_000

/** What a phase may end with. @param id of the running phase; a new one begins now */
function limitsOf(proposal: Proposal, { now }: RequestContext, id?: string): PhaseLimits {
  const zone = zoneOf(proposal)
  const start = proposal.phases.find((phase) => phase.id === id)?.start_time
  const [today] = datesBetween(instantOf(now), instantOf(now), zone)
  return { today, fewestDays: start ? Math.max(1, Math.ceil((now - Date.parse(start)) / dayLength)) : 1 }
}

const schema = currentSchema(phaseSchema, async ({ context, params }) =>
  limitsOf(await freshProposal(context, param(params, "draftCode")), context, params.phaseId),
)

/** Data of the form for a new phase, with a choice of types and the default durations (PROP-02, PROP-07). */
export async function newPhaseForm(context: RequestContext, request: Request, params: Params) {
  const around = Promise.all([context.api.get("/phase-duration"), memberTree(context)])
  const [proposal, [durations, tree]] = await inParallel(proposalFor(context, params, "phase.create"), around)
  const { draft_code: code, title, version } = proposal
  const { group_review, public_notice, others } = valueOf(durations)
  const intl = serverIntl(context.locale)
  return {
    code,
    title,
    version,
    tree,
    key: newIdempotencyKey(),
    zone: zoneText(proposal, context),
    types: startedTypes.map((value) => ({ value, text: intl.formatMessage({ id: phaseTexts[value] }) })),
    usual: { group_review, public_notice, others },
    limits: limitsOf(proposal, context),
    phase: undefined,
    draft: await openDraft(context, request, phaseSchema()),
    values: {
      type: "public_notice" as const,
      public_days: String(public_notice),
      invited: { who: "everyone" as const, chosen: [] },
    },
  }
}

/** The last day of a phase; undefined if the phase ends exactly its number of days after its start. */
function lastDayOf(phase: Schemas["Phase"], zone: string): string | undefined {
  const { start_time, deadline, public_days } = phase
  if (!start_time || !deadline || !public_days || isEndOfDays(phase)) return undefined
  const before = new Date(Date.parse(deadline) - 1000).toISOString()
  return datesBetween(before, before, zone)[0]
}

/**
 * Data of the form for the running phase; its type cannot be changed (PROP-01). @throws 404 for another phase, the 403 screen if the action
 * is not offered
 */
export async function phaseForm(context: RequestContext, request: Request, params: Params) {
  const { locale } = context
  const [proposal, tree] = await inParallel(proposalFor(context, params, "phase.update"), memberTree(context))
  const phase = lastPhase(proposal)
  if (!phase || phase.id !== params.phaseId) throw new ApiFailure({ kind: "not_found" })
  const { draft_code: code, title, version } = proposal
  const { members, groups } = phase.invited
  const invited = { ...phase.invited, is_everyone: members.length + groups.length === 0 }
  return {
    code,
    title,
    version,
    tree,
    key: newIdempotencyKey(),
    zone: zoneText(proposal, context),
    types: undefined,
    usual: undefined,
    limits: limitsOf(proposal, context, phase.id),
    phase: { type: phase.type, name: phaseName(phase, context) },
    draft: await openDraft(context, request, phaseSchema()),
    values: {
      name: phaseName(phase, context),
      public_days: String(phase.public_days ?? 1),
      last_day: lastDayOf(phase, zoneOf(proposal)),
      memo: phase.memo ?? undefined,
      invited: selectionValue(invited, locale),
    },
  }
}

export type PhaseFormView = Awaited<ReturnType<typeof newPhaseForm | typeof phaseForm>>

/** The end of the last day in the proposal's time zone. A phase that already ends on that day keeps its deadline. */
function deadlineOf({ phases, timezone }: Pick<Proposal, "phases" | "timezone">, last_day: string, id?: string) {
  const zone = zoneOf({ timezone })
  const phase = phases.find((one) => one.id === id)
  // written as for another day, because a repeated request must be the same
  if (phase?.deadline && lastDayOf(phase, zone) === last_day) return instantOf(Date.parse(phase.deadline))
  return startOfDay(last_day, zone, 1) ?? null
}

/** The request body. Without a last day the phase ends after its number of days. */
async function bodyOf(
  { api }: RequestContext,
  { draftCode = "", phaseId }: Params,
  input: output<ReturnType<typeof phaseSchema>>,
) {
  const { version, name, public_days, last_day, invited, memo = null } = input
  const body = { version, name, public_days, invited, memo, deadline: null as string | null }
  if (last_day === undefined) return { ok: true, value: body } satisfies Result<typeof body>
  const found = await api.get("/proposal/{draft_code}", { path: { draft_code: draftCode } })
  if (!found.ok) return found
  const value = { ...body, deadline: deadlineOf(found.value, last_day, phaseId) }
  return { ok: true, value } satisfies Result<typeof body>
}

const form = {
  picker: "invited.chosen",
  fields: { deadline: "last_day" },
  people: { sent: "invited", control: "invited.chosen" },
  to: (_proposal: Proposal, { context, params }: { context: RequestContext; params: Params }) =>
    proposalPaths.state(context.alliance, param(params, "draftCode")),
}

/** Starts a phase (PROP-02). */
export const startPhase = formAction(schema, {
  ...form,
  write: async ({ context, params, input, idempotencyKey }) => {
    const body = await bodyOf(context, params, input)
    if (!body.ok) return body
    return context.api.post("/proposal/{draft_code}/phase", {
      path: { draft_code: param(params, "draftCode") },
      body: { ...body.value, type: input.type ?? "public_notice" },
      idempotencyKey,
    })
  },
  done: (proposal) => ({ id: "proposal.phase.started", values: { name: lastPhase(proposal)?.name ?? "" } }),
})

/** Configures the running phase in the URL (PROP-02). */
export const savePhase = formAction(schema, {
  ...form,
  write: async ({ context, params, input, idempotencyKey }) => {
    const body = await bodyOf(context, params, input)
    if (!body.ok) return body
    return context.api.put("/proposal/{draft_code}/phase/{phase_id}", {
      path: { draft_code: param(params, "draftCode"), phase_id: param(params, "phaseId") },
      body: body.value,
      idempotencyKey,
    })
  },
  done: (proposal) => ({ id: "proposal.phase.saved", values: { name: lastPhase(proposal)?.name ?? "" } }),
})
