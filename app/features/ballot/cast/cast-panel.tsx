import { Suspense } from "react"
import { useIntl } from "react-intl"
import { Panel } from "#app/ui/layout/page.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import type { CastAnswer, CastView } from "./cast.server.ts"

const loadForm = () => import("./cast-form.tsx")
const loadAnswered = () => import("./cast-outcome.tsx")

/** The server imports both components directly. The browser loads their code lazily, after the rest of the page has hydrated. */
const CastForm = import.meta.env.SSR ? (await loadForm()).default : lazyPart(loadForm)
const CastAnswered = import.meta.env.SSR ? (await loadAnswered()).default : lazyPart(loadAnswered)

type CastPanelProps = { view: CastView; answer: CastAnswer | undefined }

/**
 * Voting panel on the page of a ballot. If the user may not vote, or no longer, it shows only the outcome of a submitted vote and the
 * reason that was entered (VOTE-03).
 */
export function CastPanel({ view, answer }: CastPanelProps) {
  const intl = useIntl()
  if (view.isOffered && !answer?.receipt)
    return (
      <Panel id="vote" title={intl.formatMessage({ id: "ballot-cast.title" })}>
        <Suspense>
          <CastForm view={view} answer={answer} />
        </Suspense>
      </Panel>
    )
  if (!answer) return null
  return (
    <Suspense>
      <CastAnswered hasVoted={view.hasVoted} answer={answer} />
    </Suspense>
  )
}
