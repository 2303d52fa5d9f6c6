import { useEffect, type RefObject } from "react"
import { useIntl } from "react-intl"
import { EditorToolbar, type EditorTool } from "#app/ui/widgets/editor-toolbar.tsx"
import { markdownEdit, type MarkdownTool } from "./markdown-edit.ts"

const tools: (EditorTool & { name: MarkdownTool })[] = [
  { name: "bold" },
  { name: "italic" },
  { name: "heading" },
  { name: "bullets" },
  { name: "numbers" },
  { name: "quote" },
  { name: "link" },
]

const shortcuts: Record<string, MarkdownTool> = { b: "bold", i: "italic" }

/** Tools that insert Markdown at the selection of a text area; also Ctrl or ⌘ with B and I, as in every editor. */
export function MarkdownToolbar({ control }: { control: RefObject<HTMLTextAreaElement> }) {
  const intl = useIntl()
  const placeholder = intl.formatMessage({ id: "rich-text.placeholder" })

  useEffect(() => {
    const area = control.current
    const onKey = (event: KeyboardEvent) => {
      const tool = shortcuts[event.key.toLowerCase()]
      if (!area || !tool || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      applyTool(area, tool, placeholder)
    }
    area?.addEventListener("keydown", onKey)
    return () => area?.removeEventListener("keydown", onKey)
  }, [control, placeholder])

  return (
    <EditorToolbar
      tools={tools}
      onTool={(name) => control.current && applyTool(control.current, name as MarkdownTool, placeholder)}
    />
  )
}

/** Uses `insertText` because it keeps the browser's undo history; without it, sets the text directly and dispatches an input event. */
function applyTool(area: HTMLTextAreaElement, tool: MarkdownTool, placeholder: string): void {
  const { from, to, insert, select } = markdownEdit(
    tool,
    area.value,
    [area.selectionStart, area.selectionEnd],
    placeholder,
  )
  area.focus()
  area.setSelectionRange(from, to)
  if (!document.execCommand("insertText", false, insert)) {
    area.setRangeText(insert, from, to)
    area.dispatchEvent(new Event("input", { bubbles: true }))
  }
  area.setSelectionRange(...select)
}
