/** The interface languages (I18N-01). English is the default. */
export const locales = ["en", "zh"] as const

export type Locale = (typeof locales)[number]

/** How each language is called in itself. */
export const languageNames: Readonly<Record<Locale, string>> = { en: "English", zh: "中文" }

/** Parses a cookie or form value as an interface language; undefined if it is not one. */
export function parseLocale(value: unknown): Locale | undefined {
  return locales.find((locale) => locale === value)
}

/** The interface language for a profile's `language`: `english` is English, any other value Chinese (I18N-01). */
export function localeOfLanguage(language: string): Locale {
  return language === "english" ? "en" : "zh"
}

/** The `lang` attribute of a page or of a run of text. */
export function htmlLang(locale: Locale): "en" | "zh-CN" {
  return locale === "zh" ? "zh-CN" : "en"
}

/** Anything with a Chinese name and an English one. */
export type Named = { name: string; name_english: string }

/** The name in the interface language, falling back to the other one (I18N-02). */
export function nameIn(locale: Locale, named: Named): string {
  return locale === "zh" ? named.name || named.name_english : named.name_english || named.name
}

/** A subject in the interface language, falling back to the other one (NOTICE-04). */
export function subjectIn(
  locale: Locale,
  { subject, subject_english }: { subject: string; subject_english: string | null },
) {
  return nameIn(locale, { name: subject, name_english: subject_english ?? "" })
}

/** The name in the other language, or undefined if there is none or it is the same. */
export function otherNameIn(locale: Locale, named: Named): string | undefined {
  const shown = nameIn(locale, named)
  const other = nameIn(locale === "zh" ? "en" : "zh", named)
  return other === shown ? undefined : other
}
