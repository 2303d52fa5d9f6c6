import { Editor } from "primereact/editor"
import type Quill from "quill"
import type Toolbar from "quill/modules/toolbar"
import { useEffect, useRef, useState, type FocusEvent, useId, type KeyboardEvent } from "react"
import { EditorToolbar, type EditorTool } from "./editor-toolbar.tsx"
import { useEditorPictures, type EditorPictures } from "./editor-pictures.ts"
import { plainPaste } from "./plain-tags.ts"
import { ariaOf, type WidgetProps } from "./widget-props.ts"
import { WidgetProvider } from "./widget-provider.tsx"
import "../styles/html-editor.css"
import { useIntl } from "react-intl"
import { Dialog } from "../feedback/dialog.tsx"

const tools: EditorTool[] = [
  { name: "bold", className: "ql-bold" },
  { name: "italic", className: "ql-italic" },
  { name: "underline", className: "ql-underline" },
  { name: "heading", className: "ql-header", value: "2" },
  { name: "bullets", className: "ql-list", value: "bullet" },
  { name: "numbers", className: "ql-list", value: "ordered" },
  { name: "quote", className: "ql-blockquote" },
  { name: "code", className: "ql-code-block" },
  { name: "link", className: "ql-link" },
]

const formats = [
  ...["bold", "italic", "underline", "strike", "script", "code", "link"],
  ...["header", "list", "indent", "blockquote", "code-block", "image"],
]

const imageTool: EditorTool = { name: "image", className: "ql-image" }

/** The editor's content as HTML. Quill 2.0.3 writes every space as `&nbsp;`, which prevents line breaks, so they are replaced. */
function htmlOf(quill: Quill): string {
  return quill.getText().trim() === "" && !quill.root.querySelector("img")
    ? ""
    : quill.getSemanticHTML().replaceAll("&nbsp;", " ")
}

/** PrimeReact's Editor (Quill) for HTML text; the value is empty if there is no visible text. */
export default function HtmlEditor(props: WidgetProps<string> & EditorPictures) {
  const { value, onChange, onLeave } = props
  const frame = useRef<HTMLDivElement>(null)
  const [quill, setQuill] = useState<Quill>()
  const [isLinking, setLinking] = useState(false)
  // The editor's own output is not passed back to it: it would lose the cursor position and the undo history.
  const [own, setOwn] = useState(value)
  const [shown, setShown] = useState(value)
  if (value !== own) {
    setOwn(value)
    setShown(value)
  }
  useAria(quill, props)
  useEditorPictures(quill, props)

  const onLoad = (loaded: Quill) => {
    const toolbar = loaded.getModule("toolbar") as Toolbar
    toolbar.addHandler("link", (isWanted: unknown) =>
      isWanted ? setLinking(true) : loaded.format("link", false, "user"),
    )
    toolbar.addHandler("image", () => props.onImage?.())
    leaveByTab(loaded)
    const convert = loaded.clipboard.convert.bind(loaded.clipboard)
    loaded.clipboard.convert = ({ html, text }, formats) =>
      convert({ text, html: html === undefined ? html : plainPaste(html) }, formats)
    setQuill(loaded)
  }
  const onText = ({ source }: { source: string }) => {
    if (source !== "user" || !quill) return
    const html = htmlOf(quill)
    setOwn(html)
    onChange(html)
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!frame.current?.contains(relatedTarget)) onLeave()
  }

  return (
    <WidgetProvider>
      <div className="html-editor" ref={frame} onBlur={onBlur}>
        <Editor
          value={shown}
          theme="default"
          formats={formats}
          headerTemplate={<EditorToolbar tools={props.onImage ? [...tools, imageTool] : tools} />}
          onLoad={onLoad}
          onTextChange={onText}
        />
        {quill && isLinking && <LinkDialog quill={quill} onClose={() => setLinking(false)} />}
      </div>
    </WidgetProvider>
  )
}

/**
 * Tab leaves the editor in both directions (WCAG 2.1.2); Quill would insert tabs, or indent. A list is indented by Ctrl+] and back by Ctrl+[,
 * ⌘ on a Mac, as in word processors.
 */
function leaveByTab({ keyboard }: Quill): void {
  delete keyboard.bindings["Tab"]
  for (const [key, by] of [
    ["]", "+1"],
    ["[", "-1"],
  ] as const)
    keyboard.addBinding({ key, shortKey: true, format: ["list", "indent"] }, function indent(this: { quill: Quill }) {
      this.quill.format("indent", by, "user")
    })
}

/** Sets the accessible name and description of the native control on Quill's text box, which has none. */
function useAria(quill: Quill | undefined, props: WidgetProps<string>): void {
  const { id, label, isInvalid, isRequired, describedBy } = props

  useEffect(() => {
    if (!quill) return
    const attributes = {
      id,
      role: "textbox",
      "aria-multiline": true,
      "aria-label": label,
      ...ariaOf({ isInvalid, isRequired, describedBy }),
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) quill.root.removeAttribute(name)
      else quill.root.setAttribute(name, String(value))
    }
  }, [quill, id, label, isInvalid, isRequired, describedBy])
}

type LinkDialogProps = { quill: Quill; onClose: () => void }

/** Asks for the URL of a link; without a selection the URL is also the link text. */
function LinkDialog({ quill, onClose }: LinkDialogProps) {
  const intl = useIntl()
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)

  const set = () => {
    const address = input.current?.value.trim() ?? ""
    onClose()
    const range = quill.getSelection(true)
    if (address === "") return
    if (range.length === 0) quill.insertText(range.index, address, "link", address, "user")
    else quill.formatText(range.index, range.length, "link", address, "user")
  }
  // Enter sets the link instead of submitting the surrounding form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    set()
  }

  return (
    <Dialog title={intl.formatMessage({ id: "ui.editor.link" })} onClose={onClose}>
      <div className="field">
        <label htmlFor={inputId}>{intl.formatMessage({ id: "ui.editor.address" })}</label>
        <input id={inputId} ref={input} type="url" defaultValue="https://" onKeyDown={onKeyDown} />
      </div>
      <footer>
        <button type="button" className="btn primary" onClick={set}>
          {intl.formatMessage({ id: "ui.editor.link.set" })}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {intl.formatMessage({ id: "ui.editor.cancel" })}
        </button>
      </footer>
    </Dialog>
  )
}
