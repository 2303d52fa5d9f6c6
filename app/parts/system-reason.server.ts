import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { Locale } from "#app/lib/locale.ts"

type Ended = { reason: string | null; system: components["schemas"]["SystemReason"] | null }

/** Why a record ended, as a person or the system says it; the system's reasons are codes and are said in the reader's language. */
export function reasonText({ reason, system }: Ended, locale: Locale): string | undefined {
  if (system) return serverIntl(locale).formatMessage({ id: `event.system-reason.${system}` })
  return reason ?? undefined
}
