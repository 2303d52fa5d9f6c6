import { useEffect, type RefObject } from "react"
import { useIntl } from "react-intl"
import { EditorToolbar, type EditorTool } from "#app/ui/widgets/editor-toolbar.tsx"
import { insertText } from "./insert-text.ts"
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

type MarkdownToolbarProps = {
  control: RefObject<HTMLTextAreaElement>
  /** Asks for an image. */ onImage?: (() => void) | undefined
}

const imageTool: EditorTool = { name: "image" }

/** Tools that insert Markdown at the selection of a text area; also Ctrl or ⌘ with B and I, as in every editor. */
export function MarkdownToolbar({ control, onImage }: MarkdownToolbarProps) {
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
      tools={onImage ? [...tools, imageTool] : tools}
      onTool={(name) => {
        if (name === "image") onImage?.()
        else if (control.current) applyTool(control.current, name as MarkdownTool, placeholder)
      }}
    />
  )
}

function applyTool(area: HTMLTextAreaElement, tool: MarkdownTool, placeholder: string): void {
  const { from, to, insert, select } = markdownEdit(
    tool,
    area.value,
    [area.selectionStart, area.selectionEnd],
    placeholder,
  )
  area.setSelectionRange(from, to)
  insertText(area, insert)
  area.setSelectionRange(...select)
}
