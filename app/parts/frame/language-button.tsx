import { PreferenceForm } from "../preference-form.tsx"
import { usePageFrame } from "./use-page-frame.ts"

const others = {
  en: { locale: "zh", lang: "zh-CN", text: "中文" },
  zh: { locale: "en", lang: "en", text: "English" },
} as const

/** Switches to the other language and reloads the page (I18N-01). Each language is named in its own language. */
export function LanguageButton() {
  const { locale, lang, text } = others[usePageFrame()?.locale ?? "en"]
  return (
    <PreferenceForm className="lang">
      <button className="btn quiet" name="locale" value={locale} lang={lang}>
        {text}
      </button>
    </PreferenceForm>
  )
}
