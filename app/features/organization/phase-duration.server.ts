import { valueOf, type Failure } from "#app/lib/failure.ts"
import { organizationPaths } from "#app/lib/paths/organization.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { phaseDurationSchema, timedPhases } from "./phase-duration.schema.ts"

const forbidden: Failure = { kind: "forbidden", details: { roles: ["alliance_admin"] } }

/** The days of the phases as their form shows them (PROP-07). @throws the 403 screen where they are not offered for change */
export async function phaseDurationView(context: RequestContext) {
  const durations = valueOf(await context.api.get("/phase-duration"))
  await requireAction(context, durations.actions, "update", () => forbidden)
  const values = Object.fromEntries(timedPhases.map((phase) => [phase, String(durations[phase])]))
  return { version: durations.version, values: values as Record<(typeof timedPhases)[number], string> }
}

/** Changes the days; phases that begin from now on get them (ADM-03, PROP-07). */
export const savePhaseDuration = formAction(phaseDurationSchema, {
  write: ({ context, input }) => context.api.put("/phase-duration", { body: input }),
  done: "organization.phases.saved",
  to: (_saved, { context }) => organizationPaths.phaseDurations(context.alliance),
})
