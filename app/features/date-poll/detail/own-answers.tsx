import { Suspense } from "react"
import { useIntl } from "react-intl"
import { Section } from "#app/ui/layout/page.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import type { DatePollView } from "./detail.server.ts"

const load = async () => ({ default: (await import("../answer/answer-form.tsx")).AnswerForm })

/** Server rendering includes the form; in the browser its code is loaded only where answers can be given. */
const AnswerForm = import.meta.env.SSR ? (await load()).default : lazyPart(load)

/** The person's own answers, while they can be given (MEET-14). */
export function OwnAnswers({ own }: { own: NonNullable<DatePollView["own"]> }) {
  const intl = useIntl()
  return (
    <Section id="answer" title={intl.formatMessage({ id: "date-poll.answer.title" })}>
      <Suspense>
        <AnswerForm slots={own.slots} action={own.href} />
      </Suspense>
    </Section>
  )
}
