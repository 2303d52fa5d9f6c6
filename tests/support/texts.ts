import { createIntl, createIntlCache } from "react-intl"
import { merge, readTextFiles, type Language } from "#scripts/messages/catalogue.ts"

const { catalogue } = merge(readTextFiles("app/i18n"))
const cache = createIntlCache()
const intls = {
  en: createIntl({ locale: "en", messages: catalogue.en as never }, cache),
  zh: createIntl({ locale: "zh-CN", messages: catalogue.zh as never }, cache),
}

/**
 * A text of the portal as shown in a language.
 * @throws if the language has no such text: a test must not look for a message id
 */
export function text(language: Language, id: string, values?: Record<string, string | number>): string {
  if (!(id in catalogue[language])) throw new Error(`there is no text ${id} in ${language}`)
  return intls[language].formatMessage({ id } as never, values)
}
