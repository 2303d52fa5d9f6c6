import { useIntl } from "react-intl"
import type { ConfirmLinkProps } from "#app/forms/submit/confirm-link.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { AskLink } from "./ask-link.tsx"
import type { QuestionTexts, QuestionView } from "./question.ts"

const QuestionForm = lazyPart(async () => ({ default: (await import("./question-form.tsx")).QuestionForm }))

type QuestionLinkProps = {
  /** Id of the form in the dialog. */
  id: string
  texts: QuestionTexts
  /** The confirmation page, whose loader returns a `QuestionView`. */
  href: string
  /** Values for the label and the title. */
  values: Record<string, string | number>
  /** The page's one primary action, unless the action stops something. */
  isPrimary?: boolean
} & Pick<ConfirmLinkProps, "label" | "isQuiet">

/** A link to a confirmation page; with scripts the same form opens in a dialog and is loaded on demand. */
export function QuestionLink({ id, texts, href, values, isPrimary, ...row }: QuestionLinkProps) {
  const intl = useIntl()
  return (
    <AskLink<QuestionView>
      href={href}
      text={intl.formatMessage({ id: texts.link }, values)}
      title={intl.formatMessage({ id: texts.title }, values)}
      {...row}
      kind={texts.kind !== "primary" ? "danger" : isPrimary ? "primary" : "plain"}
    >
      {(view, leave) => <QuestionForm id={id} texts={texts} view={view} action={href} leave={leave} />}
    </AskLink>
  )
}
