import { nameIn } from "#app/lib/locale.ts"
import { instantOf, moment, offsetText } from "#app/lib/time.server.ts"
import { allianceOf, type RequestContext } from "#app/session/request-context.server.ts"

/** Data around a print document: its alliance, and when and in which time zone it was created. */
export function printView(context: RequestContext) {
  const { locale, zone } = context
  const now = instantOf(context.now)
  return {
    alliance: nameIn(locale, allianceOf(context)),
    made: moment(now, { locale, zone }),
    offset: offsetText(zone, now),
  }
}

export type PrintView = ReturnType<typeof printView>
