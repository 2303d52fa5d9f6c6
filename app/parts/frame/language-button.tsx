import { htmlLang, languageNames } from "#app/lib/locale.ts"
import { PreferenceForm } from "../preference-form.tsx"
import { usePageFrame } from "./use-page-frame.ts"

/** Switches to the other language and reloads the page (I18N-01). Each language is named in its own language. */
export function LanguageButton() {
  const other = usePageFrame()?.locale === "zh" ? "en" : "zh"
  return (
    <PreferenceForm className="lang">
      <button className="btn quiet" name="locale" value={other} lang={htmlLang(other)}>
        {languageNames[other]}
      </button>
    </PreferenceForm>
  )
}
