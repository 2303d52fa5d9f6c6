import { useEffect, useRef } from "react"
import { useIntl } from "react-intl"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { DiscussedTextView } from "./paragraphs.server.ts"

type DiscussedTextProps = {
  /** Only ever the result of `discussedText`. */
  text: DiscussedTextView
  /** URL of the numbers of threads. */
  data: string
  /** The data of the page: new data mean that something about the record has changed. */
  page: unknown
}

/** A text whose paragraphs can be discussed; with scripts it shows how many threads each one has (DISC-01). */
export function DiscussedText({ text: { html, lang }, data, page }: DiscussedTextProps) {
  const intl = useIntl()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const controller = new AbortController()
    const show = async () => {
      const { showTotals } = await import("./show-totals.ts")
      const words = {
        text: (count: number) => intl.formatMessage({ id: "thread.paragraph.count" }, { count }),
        name: (count: number, number: number) =>
          intl.formatMessage({ id: "thread.paragraph.count-of" }, { count, number }),
      }
      if (ref.current) await showTotals(ref.current, data, words, controller.signal)
    }
    void show()
    return () => controller.abort()
  }, [data, page, intl])
  return (
    <div ref={ref}>
      <RichText html={html} lang={lang} />
    </div>
  )
}
