import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { phaseTexts } from "./proposal-phase.ts"

type Phase = Pick<components["schemas"]["PhaseRef"], "type" | "name">

/** A phase's custom name, or the name of its type. */
export function phaseName({ type, name }: Phase, { locale }: RequestContext): string {
  return name ?? serverIntl(locale).formatMessage({ id: phaseTexts[type] })
}
