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
  /** What the page is about to be done next: the one primary action, if it is not one that stops something. */
  isPrimary?: boolean
}

/** A link to a confirmation page; with scripts the same question in a dialog, loaded when it is asked. */
export function QuestionLink({ id, texts, href, values, isPrimary }: QuestionLinkProps) {
  return (
    <AskLink<QuestionView>
      href={href}
      text={<FormattedMessage id={texts.link} />}
      title={<FormattedMessage id={texts.title} values={values} />}
      kind={texts.kind !== "primary" ? "danger" : isPrimary ? "primary" : "plain"}
    >
      {(view, leave) => <QuestionForm id={id} texts={texts} view={view} action={href} leave={leave} />}
    </AskLink>
  )
}
