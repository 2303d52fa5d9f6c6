import { useEffect, useState } from "react"
import { FormattedMessage } from "react-intl"
import { RichTextPreview } from "./plain-tools.tsx"

type PreviewPaneProps = { id: string; /** Loads the text as readers will see it. */ ask: () => Promise<string> }

type State = { kind: "waiting" } | { kind: "shown"; html: string } | { kind: "failed" }

/** Preview of a text, loaded once when the pane opens. */
export function PreviewPane({ id, ask }: PreviewPaneProps) {
  const [state, setState] = useState<State>({ kind: "waiting" })
  const [first] = useState(() => ask)

  useEffect(() => {
    let isWanted = true
    first().then(
      (html) => isWanted && setState({ kind: "shown", html }),
      () => isWanted && setState({ kind: "failed" }),
    )
    return () => {
      isWanted = false
    }
  }, [first])

  return (
    <div aria-live="polite" aria-busy={state.kind === "waiting" || undefined}>
      {state.kind === "shown" ? (
        <RichTextPreview id={id} html={state.html} />
      ) : (
        <div className="rich-preview" id={id} tabIndex={-1}>
          <p className="muted">
            <FormattedMessage id={state.kind === "failed" ? "rich-text.failed" : "ui.loading"} />
          </p>
        </div>
      )}
    </div>
  )
}
