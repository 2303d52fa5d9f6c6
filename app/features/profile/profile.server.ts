import type { components } from "#openapi/generated/schema.d.ts"
import { valueOf } from "#app/lib/failure.ts"
import { localeOfLanguage, nameIn } from "#app/lib/locale.ts"
import { preferenceCookies } from "#app/lib/preferences.ts"
import { regionsFor } from "#app/parts/regions/region-options.server.ts"
import { zoneOptions } from "#app/parts/zone-options.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { keepPreferences } from "#app/session/session-answer.server.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import type { ProfileFormValues } from "./profile.schema.ts"

type Schemas = components["schemas"]
type Profile = Schemas["Profile"]

/** Names of the languages, each in its own language. */
const languageNames: Readonly<Record<string, Omit<Option, "value">>> = {
  english: { text: "English", lang: "en" },
  chinese: { text: "中文", lang: "zh-CN" },
}

const texts = ["first_name", "last_name", "job_title", "address1", "address2"] as const
const phones = ["mobile1", "mobile2", "phone1", "phone2", "fax"] as const

/** Default values of the form fields; null fields of the profile are left out. */
function valuesOf(profile: Profile) {
  const entries = [...texts, ...phones].map((name) => [name, profile[name] ?? undefined])
  return {
    ...(Object.fromEntries(entries) as Partial<Record<(typeof texts)[number] | (typeof phones)[number], string>>),
    salutation: profile.salutation ?? undefined,
    country_code: profile.country?.code,
    province_code: profile.province?.code,
    city_code: profile.city?.code,
    timezone: profile.timezone,
    language: profile.language,
    version: profile.version,
  }
}

type Chosen = { country?: string | undefined; province?: string | undefined }

/**
 * Data of a person's profile page: read-only fields, form values and options (ACC-01).
 * @param typed regions of a saved draft, whose form is shown instead of the stored profile
 */
export async function profileView(context: RequestContext, typed: Chosen | undefined) {
  const { api, locale } = context
  const found = api.get("/profile").then(valueOf)
  const chosen = typed ?? found.then(({ country, province }) => ({ country: country?.code, province: province?.code }))
  const [profile, regions, zones, languages] = await Promise.all([
    found,
    regionsFor(context, chosen),
    api.get("/utils/timezone"),
    api.get("/utils/language"),
  ])
  const { username, email, name, real_name, organization } = profile
  return {
    known: { username, email, name, realName: real_name, organization: organization && nameIn(locale, organization) },
    values: valuesOf(profile),
    regions,
    zones: zoneOptions(valueOf(zones).timezones, context, profile.timezone),
    // the backend lists Chinese first; the portal lists it last (I18N-03)
    languages: [...valueOf(languages).languages]
      .reverse()
      .map((value) => ({ value, text: value, ...languageNames[value] })),
  }
}

export type ProfileView = Awaited<ReturnType<typeof profileView>>

/** Saves the profile (`profile.update`); empty fields are sent as null. */
export function saveProfile({ api }: RequestContext, input: ProfileFormValues) {
  const { version, timezone, language, ...fields } = input
  const nullable = Object.entries(fields).map(([name, value]) => [name, value ?? null])
  const body: Schemas["ProfileInput"] = { version, timezone, language, ...Object.fromEntries(nullable) }
  return api.put("/profile", { body })
}

/**
 * Applies time zone and language immediately: in the session, and in the browser's preference cookies if the person has just changed them
 * (ACC-01). A browser that shows UTC returns to the person's time zone if that was changed.
 * @returns whether the language of the interface changes
 */
export async function applyProfile(context: RequestContext, { timezone, language }: Profile): Promise<boolean> {
  const { session, cookies, now, locale } = context
  if (!session) return false
  context.setCookie(await cookies.session.change(session, { timezone, language }, now))
  const hasOtherLanguage = session.language !== language
  const next = localeOfLanguage(language)
  keepPreferences(context, {
    ...(hasOtherLanguage && { [preferenceCookies.locale]: next }),
    ...(session.timezone !== timezone && { [preferenceCookies.zone]: "local" }),
  })
  return hasOtherLanguage && next !== locale
}
