import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { PageHead } from "#app/ui/layout/page.tsx"
import type { Crumb } from "#app/ui/layout/shell.tsx"
import { plainValues, type QuestionTexts, type QuestionView } from "./question.ts"
import { QuestionForm } from "./question-form.tsx"

type QuestionPageProps = {
  id: string
  view: QuestionView
  texts: QuestionTexts
  /** The page itself, which also does it. */
  href: string
  /** The way here, ending with the record, to which the way out leads. */
  crumbs: Crumb[]
  /** The page is not loaded again after a refusal: it says that somebody was quicker, and links to the record. */
  hasStaleNote?: boolean
  lastResult: SubmissionResult<string[]> | undefined
}

/** The page that asks before something is done to a record (FORM-06). */
export function QuestionPage({ id, view, texts, href, crumbs, hasStaleNote, lastResult }: QuestionPageProps) {
  const record = crumbs.at(-1)?.href ?? href
  return (
    <>
      <PageHead crumbs={crumbs} title={<FormattedMessage id={texts.title} values={titleValues(view)} />} />
      <QuestionForm
        id={id}
        view={view}
        texts={texts}
        action={href}
        leave={record}
        staleHref={hasStaleNote ? record : undefined}
        lastResult={lastResult}
      />
    </>
  )
}

/** Numbers and codes of records, which do not break at their hyphens. */
const code = /^[\p{L}\d]+(-[\p{L}\d]+)+$/u

function titleValues({ values }: QuestionView) {
  const shown = Object.entries(plainValues(values)).map(([name, value]) => {
    const isCode = typeof value === "string" && value.length < 30 && code.test(value)
    return [name, isCode ? <span className="nowrap">{value}</span> : value] as const
  })
  return Object.fromEntries(shown)
}
