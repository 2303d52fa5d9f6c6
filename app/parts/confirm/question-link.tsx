import { useFetcher } from "@remix-run/react"
import { lazy, Suspense, useEffect } from "react"
import { FormattedMessage } from "react-intl"
import { Skeleton } from "#app/ui/feedback/skeleton.tsx"
import { ConfirmLink } from "#app/ui/form/confirm-link.tsx"
import type { QuestionTexts, QuestionView } from "./question.ts"

const QuestionForm = lazy(async () => ({ default: (await import("./question-form.tsx")).QuestionForm }))

type QuestionLinkProps = {
  /** Of the form in the dialog. */
  id: string
  texts: QuestionTexts
  /** The confirmation page, whose loader gives a `QuestionView`. */
  href: string
  number: string
}

/** A link to a confirmation page; with scripts the same question in a dialog, loaded when it is asked. */
export function QuestionLink({ id, texts, href, number }: QuestionLinkProps) {
  return (
    <ConfirmLink
      href={href}
      text={<FormattedMessage id={texts.link} />}
      title={<FormattedMessage id={texts.title} values={{ number }} />}
      kind={texts.kind === "primary" ? "plain" : "danger"}
    >
      {(close) => <Question id={id} texts={texts} href={href} onKeep={close} />}
    </ConfirmLink>
  )
}

type QuestionProps = Omit<QuestionLinkProps, "number"> & { onKeep: () => void }

function Question({ id, texts, href, onKeep }: QuestionProps) {
  const { data, load } = useFetcher<QuestionView>()
  useEffect(() => load(href), [load, href])

  const waiting = <Skeleton />
  if (!data) return waiting
  return (
    <Suspense fallback={waiting}>
      <QuestionForm id={id} texts={texts} view={data} action={href} leave={onKeep} />
    </Suspense>
  )
}
