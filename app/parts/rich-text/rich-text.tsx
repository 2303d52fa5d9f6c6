import { languageOf } from "./text-language.ts"

type RichTextProps = {
  /** Only ever the result of `richTextHtml`. */
  html: string
}

/** A text written by users, with its formatting. The only place that sets HTML (security list, 1). */
export function RichText({ html }: RichTextProps) {
  return <div className="prose" dir="auto" lang={languageOf(html)} dangerouslySetInnerHTML={{ __html: html }} />
}
