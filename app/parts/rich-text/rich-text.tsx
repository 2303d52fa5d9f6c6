import { languageOf } from "./text-language.ts"

type RichTextProps = {
  /** Only ever the result of `richTextHtml`. */
  html: string
  /** The language of the text; absent: the one of `html`. */
  lang?: ReturnType<typeof languageOf>
}

/** A text written by users, with its formatting. The only place that sets HTML (security list, 1). */
export function RichText({ html, lang = languageOf(html) }: RichTextProps) {
  return <div className="prose" dir="auto" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
