import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { PageHead } from "#app/ui/layout/page.tsx"
import type { Crumb } from "#app/ui/layout/shell.tsx"
import { plainValues, type QuestionTexts, type QuestionView } from "./question.ts"
import { QuestionForm } from "./question-form.tsx"

type QuestionPageProps = {
  id: string
  view: QuestionView
  texts: QuestionTexts
  /** URL of this page, whose action does the work. */
  href: string
  /** Breadcrumbs; the last one is the record, which the "keep" button opens. */
  crumbs: Crumb[]
  lastResult: SubmissionResult<string[]> | undefined
}

/** The confirmation page for an action on a record (FORM-06). */
export function QuestionPage({ id, view, texts, href, crumbs, lastResult }: QuestionPageProps) {
  const intl = useIntl()
  const record = crumbs.at(-1)?.href ?? href
  return (
    <>
      <PageHead crumbs={crumbs} title={<>{intl.formatMessage({ id: texts.title }, titleValues(view))}</>} />
      <QuestionForm id={id} view={view} texts={texts} action={href} leave={record} lastResult={lastResult} />
    </>
  )
}

/** Numbers and codes of records; they must not break at their hyphens. */
const codePattern = /^[\p{L}\d]+(-[\p{L}\d]+)+$/u

function titleValues({ values }: QuestionView) {
  const shown = Object.entries(plainValues(values)).map(([name, value]) => {
    const isCode = typeof value === "string" && value.length < 30 && codePattern.test(value)
    return [name, isCode ? <span className="nowrap">{value}</span> : value] as const
  })
  return Object.fromEntries(shown)
}
