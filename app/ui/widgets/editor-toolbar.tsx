import { useState, type KeyboardEvent } from "react"
import { useIntl } from "react-intl"

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

const shapes = {
  bold: "M5 3h4.5a2.5 2.5 0 0 1 0 5H5zM5 8h5.25a2.5 2.5 0 0 1 0 5H5z",
  italic: "M7 3h5M4 13h5M9.5 3l-3 10",
  underline: "M4.5 2.5v5a3.5 3.5 0 0 0 7 0v-5M4 13.5h8",
  heading: "M4 3v10M12 3v10M4 8h8",
  bullets: "M6.5 4H14M6.5 8H14M6.5 12H14M2.5 4h.01M2.5 8h.01M2.5 12h.01",
  numbers: "M6.5 4H14M6.5 12H14M2 2.5h1v3M1.8 5.5h2.4M2 10.6c.2-.8 2-.8 2 .3 0 .9-2 1.500-2 2.600h2.200",
  quote: "M3 3v10M6.5 5H14M6.5 8H14M6.5 11H11",
  code: "M5.500 4.500 2 8l3.500 3.500M10.500 4.500 14 8l-3.500 3.500",
  link: "M6.500 9.500l3-3M7 5l1.800-1.800a2.700 2.700 0 0 1 3.900 3.900L11 8.900M9 11l-1.800 1.800a2.700 2.700 0 0 1-3.900-3.900L5 7.100",
  image: "M2 3h12v10H2zM5.500 6.200h.01M2 11.500l3.500-3 2.500 2 3-3.500 3 3",
} as const

/** Names of the editor tools. */
type EditorToolName = keyof typeof shapes

/** The icon of a tool; the button has the accessible name. */
function EditorIcon({ name }: { name: EditorToolName }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
