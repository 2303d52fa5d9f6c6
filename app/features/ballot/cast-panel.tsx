import { lazy, Suspense } from "react"
import { FormattedMessage } from "react-intl"
import { Panel } from "#app/ui/layout/page.tsx"
import type { CastAnswer, CastView } from "./cast.server.ts"

const loadForm = () => import("./cast-form.tsx")
const loadAnswered = () => import("./cast-answered.tsx")

/** On the server they are there at once; a browser fetches what makes a form live after the page, which is for reading, has come alive. */
const CastForm = import.meta.env.SSR ? (await loadForm()).default : lazy(loadForm)
const CastAnswered = import.meta.env.SSR ? (await loadAnswered()).default : lazy(loadAnswered)

type CastPanelProps = { view: CastView; answer: CastAnswer | undefined }

/**
 * The voting on the page of a ballot. Where one may not vote, or not any more, it shows only what was answered to an attempt,
 * and what had been typed (VOTE-03).
 */
export function CastPanel({ view, answer }: CastPanelProps) {
  if (view.isOffered)
    return (
      <Panel id="vote" title={<FormattedMessage id="ballot-cast.title" />}>
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
