import { useNavigation } from "@remix-run/react"
import { lazy, Suspense, useState, type ComponentProps } from "react"
import { isAnswerTo, type Answer } from "./feedback-forms.ts"

const load = () => import("./feedback-form.tsx")

/**
 * On the server the form is there at once and stands whole in the page; a browser fetches what makes it live after the page
 * has come alive. The page is for reading, and its form works before that and without scripts.
 */
const FeedbackForm = import.meta.env.SSR ? (await load()).default : lazy(load)

/** The form with which somebody says something on a meeting or a topic (MEET-06, MEET-07); empty again once that was taken. */
export function Feedback(props: ComponentProps<typeof FeedbackForm>) {
  const taken = useTimesTaken(props.topic?.id ?? "", props.forms.lastResult)
  return (
    <Suspense>
      <FeedbackForm key={taken} {...props} />
    </Suspense>
  )
}

/** How often the form of this topic has been sent from this page, and was not given back. */
function useTimesTaken(topic: string, lastResult: Answer): number {
  const { state, formData } = useNavigation()
  const [taken, setTaken] = useState(0)
  const [isSent, setSent] = useState(false)
  if (!isSent && formData?.get("topic") === topic) setSent(true)
  if (isSent && state === "idle") {
    setSent(false)
    if (!isAnswerTo(lastResult, topic)) setTaken(taken + 1)
  }
  return taken
}
