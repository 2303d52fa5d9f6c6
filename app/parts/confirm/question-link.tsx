import { lazy } from "react"
import { FormattedMessage } from "react-intl"
import { AskLink } from "./ask-link.tsx"
import type { QuestionTexts, QuestionView } from "./question.ts"

const QuestionForm = lazy(async () => ({ default: (await import("./question-form.tsx")).QuestionForm }))

type QuestionLinkProps = {
  /** Of the form in the dialog. */
  id: string
  texts: QuestionTexts
  /** The confirmation page, whose loader gives a `QuestionView`. */
  href: string
  /** Of the title. */
  values: Record<string, string | number>
}

/** A link to a confirmation page; with scripts the same question in a dialog, loaded when it is asked. */
export function QuestionLink({ id, texts, href, values }: QuestionLinkProps) {
  return (
    <AskLink<QuestionView>
      href={href}
      text={<FormattedMessage id={texts.link} />}
      title={<FormattedMessage id={texts.title} values={values} />}
      kind={texts.kind === "primary" ? "plain" : "danger"}
    >
      {(view, leave) => <QuestionForm id={id} texts={texts} view={view} action={href} leave={leave} />}
    </AskLink>
  )
}
