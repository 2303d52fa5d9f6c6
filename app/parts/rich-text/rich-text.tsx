import { languageOf } from "./text-language.ts"

type RichTextProps = {
  /** What `richTextHtml` gave, and nothing else. */
  html: string
}

/** A text that people wrote, as they formatted it. The only place that sets HTML (security list, 1). */
export function RichText({ html }: RichTextProps) {
  return <div className="prose" dir="auto" lang={languageOf(html)} dangerouslySetInnerHTML={{ __html: html }} />
}
