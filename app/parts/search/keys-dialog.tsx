import { useEffect, useId, useState, type ReactNode } from "react"
import { createPortal } from "react-dom"
import { useIntl } from "react-intl"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Dialog } from "#app/ui/feedback/dialog.tsx"
import type { Command } from "./command.ts"
import { loadCommands } from "./run-command.ts"
import { areSingleKeysOn, setSingleKeys } from "./single-keys.ts"
import "#app/ui/styles/search.css"

/** What the keys do, and the switch for those without Ctrl (SHELL-10, WCAG 2.1.4). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const id = useId()
  const [pages, setPages] = useState<Command[]>([])
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  useEffect(() => {
    void loadCommands(url).then((commands) => setPages(commands.filter(({ goKey }) => goKey !== undefined)))
  }, [url])
  const change = (next: boolean) => {
    setSingleKeys(next)
    setIsOn(next)
  }
  return createPortal(
    <Dialog title={intl.formatMessage({ id: "search.key.title" })} onClose={onClose}>
      <div className="stack">
        <div className="single-key">
          <input id={id} type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
          <label htmlFor={id}>{intl.formatMessage({ id: "search.key.single" })}</label>
        </div>
        <dl className="key-list">
          <Key keys={["Ctrl", "K"]} text={intl.formatMessage({ id: "search.key.search" })} />
          {isOn && (
            <>
              <Key keys={["/"]} text={intl.formatMessage({ id: "search.key.search" })} />
              <Key keys={["c"]} text={intl.formatMessage({ id: "search.key.create" })} />
              <Key keys={["?"]} text={intl.formatMessage({ id: "search.key.title" })} />
              {pages.map(({ goKey = "", text, href }) => (
                <Key key={href} keys={["g", goKey]} text={text} />
              ))}
            </>
          )}
        </dl>
        <div className="acts">
          <button type="button" className="btn" onClick={onClose}>
            {intl.formatMessage({ id: "search.close" })}
          </button>
        </div>
      </div>
    </Dialog>,
    document.body,
  )
}

function Key({ keys, text }: { keys: string[]; text: ReactNode }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </div>
  )
}
