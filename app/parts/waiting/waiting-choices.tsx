import { useIntl } from "react-intl"
import { linkTo } from "#app/ui/link.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import type { WaitingView } from "./waiting-view.server.ts"

/** The options of a ballot in its row; each leads to the page where the vote is confirmed (VOTE-03). Nothing if there are none. */
export function WaitingChoices({ item: { choices, title } }: { item: Pick<WaitingView, "choices" | "title"> }) {
  const intl = useIntl()
  if (choices.length === 0) return null
  return (
    <span className="cluster" role="group" aria-label={intl.formatMessage({ id: "waiting.choices" }, { title })}>
      {choices.map(({ text, href }) => (
        <a key={href} className="btn" lang={textLang(text, intl.locale)} {...linkTo(href)}>
          {text}
        </a>
      ))}
    </span>
  )
}
