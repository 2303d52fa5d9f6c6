import { useState, type KeyboardEvent } from "react"
import { useIntl } from "react-intl"
import { EditorIcon, type EditorToolName } from "./editor-icon.tsx"

/** A tool. Quill recognises its buttons by `className` and `value`. */
export type EditorTool = { name: EditorToolName; className?: string; value?: string }

type EditorToolbarProps = { tools: EditorTool[]; onTool?: (name: EditorToolName) => void }

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** The toolbar of a text editor: a single tab stop; arrow keys move between the tools. */
export function EditorToolbar({ tools, onTool }: EditorToolbarProps) {
  const intl = useIntl()
  const [current, setCurrent] = useState(0)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = steps[event.key]?.(current, tools.length)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    event.currentTarget.querySelectorAll("button")[next]?.focus()
  }

  return (
    <div
      className="editor-tools"
      role="toolbar"
      aria-label={intl.formatMessage({ id: "ui.editor.tools" })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ name, className, value }, index) => {
        const label = intl.formatMessage({ id: `ui.editor.${name}` })
        return (
          <button
            key={name}
            type="button"
            className={className}
            value={value}
            aria-label={label}
            title={label}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={onTool && (() => onTool(name))}
          >
            <EditorIcon name={name} />
          </button>
        )
      })}
    </div>
  )
}
