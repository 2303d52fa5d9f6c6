import { lazy, Suspense, type ComponentProps } from "react"

const load = () => import("./feedback-form.tsx")

/**
 * On the server the form is there at once and stands whole in the page; a browser fetches what makes it live after the page
 * has come alive. The page is for reading, and its form works before that and without scripts.
 */
const FeedbackForm = import.meta.env.SSR ? (await load()).default : lazy(load)

/** The form with which somebody says something on a meeting or a topic (MEET-06, MEET-07). */
export function Feedback(props: ComponentProps<typeof FeedbackForm>) {
  return (
    <Suspense>
      <FeedbackForm {...props} />
    </Suspense>
  )
}
