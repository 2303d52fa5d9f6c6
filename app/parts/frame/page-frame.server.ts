import { nameIn, otherNameIn, type Locale } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import type { Appearance } from "#app/lib/preferences.ts"
import type { Alliance } from "#app/api/shared-lists.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** The alliance's data for the frame of a page. */
export type FrameAlliance = {
  url: string
  name: string
  otherName?: string
  homeLogo?: string
  loginLogo?: string
  hue?: number
  isGrey: boolean
}

/** The data that the document around a page needs. */
export type PageFrame = {
  locale: Locale
  appearance: Appearance
  productTitle: string
  alliance?: FrameAlliance
  isMessenger: boolean
  analytics?: { host: string; websiteId: string }
}

function frameAlliance(alliance: Alliance, locale: Locale): FrameAlliance {
  const logo = (file?: { id: string } | null) => (file ? paths.file(alliance.url, file.id) : undefined)
  return {
    url: alliance.url,
    name: nameIn(locale, alliance),
    otherName: otherNameIn(locale, alliance),
    homeLogo: logo(alliance.home_logo),
    loginLogo: logo(alliance.login_logo),
    hue: alliance.hue ?? undefined,
    isGrey: alliance.is_grey,
  }
}

/** The frame data for a request's page. */
export function pageFrame(context: RequestContext): PageFrame {
  const { locale, appearance, settings, allianceState, isMessenger } = context
  return {
    locale,
    appearance,
    productTitle: settings.productTitle[locale],
    alliance: allianceState.kind === "known" ? frameAlliance(allianceState.alliance, locale) : undefined,
    isMessenger,
    analytics: settings.analytics,
  }
}
