import { useIntl } from "react-intl"
import { linkTo } from "#app/ui/link.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import type { AboutView } from "./about-view.server.ts"

const laterTexts = {
  same: "thread.about.same",
  changed: "thread.about.changed",
  gone: "thread.about.gone",
} as const

/** Says what a thread is about, and what has become of it (DISC-01). */
export function ThreadAbout({ about }: { about: AboutView }) {
  const intl = useIntl()
  if (about.kind === "topic") {
    const { code, subject, href, isWithdrawn } = about
    return (
      <div className="about">
        <a {...linkTo(href)}>{intl.formatMessage({ id: "thread.about.topic" }, { code, subject })}</a>{" "}
        {isWithdrawn && <span className="muted">{intl.formatMessage({ id: "thread.about.withdrawn" })}</span>}
      </div>
    )
  }
  const { number, quote, href, latest } = about
  const said = latest && intl.formatMessage({ id: laterTexts[latest.kind] }, { number: latest.number })
  return (
    <div className="about">
      <a {...linkTo(href)}>
        {intl.formatMessage({ id: quote ? "thread.about.paragraph" : "thread.about.revision" }, { number })}
      </a>
      {quote && <Quote text={quote} />}
      {said && <p className="muted">{latest.href ? <a {...linkTo(latest.href)}>{said}</a> : said}</p>}
    </div>
  )
}

/** The text of a quoted paragraph. */
export function Quote({ text }: { text: string }) {
  const intl = useIntl()
  return <blockquote lang={textLang(text, intl.locale)}>{text}</blockquote>
}
