import type { Failure } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { moment } from "#app/lib/time.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Code = components["schemas"]["RefusalCode"]

/** The refusal codes with words of this product (operations.md 31); the backend's own message is for logs. */
const texts: Partial<Record<Code, FormatjsIntl.Message["ids"]>> = {
  validation_failed: "refusal.validation_failed",
  idempotency_conflict: "refusal.idempotency_conflict",
  rate_limited: "refusal.rate_limited",
  already_submitted: "refusal.already_submitted",
  forbidden: "refusal.forbidden",
  not_found: "refusal.not_found",
}

const times = { next_time: "time", apply_time: "time" } as const

function valuesOf(
  details: Record<string, unknown>,
  { locale, zone }: Pick<RequestContext, "locale" | "zone">,
): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(details)) {
    if (typeof value !== "string" && typeof value !== "number") continue
    if (name in times)
      values[times[name as keyof typeof times]] = moment(String(value), { locale, zone: zone.zone }).text
    else values[name] = String(value)
  }
  return values
}

/** The same failure with its message in the person's language, times in the person's zone; unknown codes keep the backend's words. */
export function inWords(failure: Failure, context: Pick<RequestContext, "locale" | "zone">): Failure {
  const id = failure.code ? texts[failure.code as Code] : undefined
  if (!id) return failure
  const values = valuesOf(failure.details ?? {}, context)
  return { ...failure, message: serverIntl(context.locale).formatMessage({ id }, values) }
}
