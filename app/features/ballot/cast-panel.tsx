import { lazy, Suspense } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { errorText } from "#app/ui/form/error-text.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Panel } from "#app/ui/layout/panel.tsx"
import type { CastAnswer, CastView } from "./cast-view.ts"

const load = () => import("./cast-form.tsx")

/** On the server the form is there at once; a browser fetches what makes it live after the page has come alive. */
const CastForm = import.meta.env.SSR ? (await load()).default : lazy(load)

type CastPanelProps = { view: CastView; answer: CastAnswer | undefined }

/**
 * The voting on the page of a ballot. Where one may not vote, or not any more, it shows only what was answered to an attempt,
 * and what had been typed (VOTE-03).
 */
export function CastPanel({ view, answer }: CastPanelProps) {
  if (!view.isOffered) return <Answered view={view} answer={answer} />
  return (
    <Panel id="vote" title={<FormattedMessage id="ballot-cast.title" />}>
      <Suspense>
        <CastForm view={view} answer={answer} />
      </Suspense>
    </Panel>
  )
}

/** What became of an attempt to vote: it was refused, or its answer was lost and it counts all the same. */
function Answered({ view: { hasVoted }, answer }: CastPanelProps) {
  const intl = useIntl()
  const words = answer?.error?.[""]?.map((code) => errorText(intl, code)).join(" ")
  if (!words) return null
  return (
    <div id="vote">
      <Note tone={hasVoted ? "hold" : "stop"} role="alert" title={words}>
        <FormattedMessage id={hasVoted ? "ballot-cast.arrived" : "ballot-cast.not-taken"} />
        {!hasVoted && <span className="lines">{reasonIn(answer)}</span>}
      </Note>
    </div>
  )
}

/** What was typed and not taken. */
function reasonIn(answer: CastAnswer | undefined): string {
  const reason = answer?.initialValue?.reason
  return typeof reason === "string" ? reason : ""
}
