import { useParams } from "@remix-run/react"
import { useEffect, useRef, useState, type RefObject } from "react"
import { useIntl } from "react-intl"
import type { FieldProps } from "#app/forms/fields/field.ts"
import { askRichText } from "./ask-rich-text.ts"
import { FormatSwitch } from "./format-switch.tsx"
import { HtmlMode } from "./html-mode.tsx"
import { pasteHtml } from "#app/ui/widgets/paste-html.ts"
import type { InsertPicture, SplitEditor } from "#app/ui/widgets/editor-pictures.ts"
import { ImageTools, useImages } from "./image-tools.tsx"
import { pictureText, type ImageModule, type Picture } from "./image.ts"
import { insertText } from "./insert-text.ts"
import { MarkdownToolbar } from "./markdown-toolbar.tsx"
import type { RichTextValue, TextFormat } from "./text-format.ts"
import "#app/ui/styles/rich-text.css"
import { RichTextPreview } from "./plain-tools.tsx"

type RichTextToolsProps = {
  /** The text field itself. */
  field: FieldProps
  control: RefObject<HTMLTextAreaElement>
  value: RichTextValue
  onChange: (value: RichTextValue) => void
  onLeave: () => void
  /** Tells whether another element replaces the text area. */
  onCover: (isCovered: boolean) => void
  /** The contract's module, if its texts have images. */
  images: ImageModule | undefined
}

/**
 * The script tools of a rich text: preview, Markdown toolbar, HTML editor, images, and a format switch with confirmation (FORM-04, FORM-11).
 */
export default function RichTextTools(props: RichTextToolsProps) {
  const intl = useIntl()
  const { field, control, value, onChange, onLeave, onCover, images: module } = props
  const { alliance = "" } = useParams()
  const [isPreview, setPreview] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const { format, text } = value
  const insertInEditor = useRef<InsertPicture>()
  const splitEditor = useRef<SplitEditor>()
  const pasteTable = (html: string, plain: string) => {
    const pasted = pasteHtml(html).html
    if (splitEditor.current) return onChange({ format, text: splitEditor.current().join(pasted) })
    if (format === "html") return control.current && insertText(control.current, pasted)
    void askRichText(alliance, { format: "html", text: pasted }, "markdown")
      .catch(() => plain)
      .then((markdown) => control.current && insertText(control.current, `\n\n${markdown}\n\n`))
  }
  const images = useImages(module, control, pasteTable)
  const insert = (picture: Picture) => {
    if (insertInEditor.current) return insertInEditor.current(picture)
    if (control.current) insertText(control.current, pictureText(format, picture))
  }
  const ask = (to: TextFormat | "view") => askRichText(alliance, value, to)

  useEffect(() => onCover(isPreview || (isEditing && format === "html")), [onCover, isPreview, isEditing, format])

  return (
    <>
      <div className="rich-bar">
        <div className="seg">
          <button type="button" aria-pressed={!isPreview} onClick={() => setPreview(false)}>
            {intl.formatMessage({ id: "rich-text.write" })}
          </button>
          <button type="button" aria-pressed={isPreview} onClick={() => setPreview(true)}>
            {intl.formatMessage({ id: "rich-text.preview" })}
          </button>
        </div>
        <FormatSwitch value={value} onChange={onChange} convert={ask} />
      </div>
      {format === "markdown" && !isPreview && <MarkdownToolbar control={control} onImage={images.choose} />}
      {format === "html" && (
        <HtmlMode
          field={field}
          isHidden={isPreview}
          value={text}
          onChange={(next) => onChange({ format, text: next })}
          onLeave={onLeave}
          onReady={setEditing}
          insertPictureRef={insertInEditor}
          splitRef={splitEditor}
          onImage={images.choose}
          onEditImage={images.edit}
        />
      )}
      <ImageTools images={images} module={module} alliance={alliance} onInsert={insert} />
      {isPreview && <PreviewPane id={`${field.field.id}-preview`} ask={() => ask("view")} />}
    </>
  )
}

type PreviewPaneProps = { id: string; /** Loads the text as readers will see it. */ ask: () => Promise<string> }

type State = { kind: "waiting" } | { kind: "shown"; html: string } | { kind: "failed" }

/** Preview of a text, loaded once when the pane opens. */
function PreviewPane({ id, ask }: PreviewPaneProps) {
  const intl = useIntl()
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
            {intl.formatMessage({ id: state.kind === "failed" ? "rich-text.failed" : "ui.loading" })}
          </p>
        </div>
      )}
    </div>
  )
}
