import { data } from "@remix-run/node"
import { htmlLang, nameIn, otherNameIn } from "#app/lib/locale.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { ScreenData } from "#app/session/guard.server.ts"
import type { AllianceLink } from "./alliance-list.tsx"

function allianceLinks({ alliances, locale }: RequestContext): AllianceLink[] {
  return alliances.map((alliance) => ({
    url: alliance.url,
    name: nameIn(locale, alliance),
    otherName: otherNameIn(locale, alliance),
    otherLang: htmlLang(locale === "zh" ? "en" : "zh"),
  }))
}

/** What an address that is no page throws: the 404 screen, or 503 while nobody knows which alliances there are (TEN-02, TEN-06). */
export function noSuchPage(context: RequestContext) {
  if (context.allianceState.kind === "unavailable") {
    const screen: ScreenData = { failure: { kind: "network" } }
    return data(screen, { status: 503, headers: { "Retry-After": "5" } })
  }
  const screen: ScreenData = { failure: { kind: "not_found" }, alliances: allianceLinks(context) }
  return data(screen, { status: 404 })
}
