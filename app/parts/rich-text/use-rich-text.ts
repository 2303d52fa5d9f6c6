import { useCallback, useRef, useState } from "react"
import { initialText, type Field } from "#app/forms/fields/field.ts"
import { useEnhancement } from "#app/ui/widgets/use-enhancement.ts"
import { useMirror } from "#app/ui/widgets/use-mirror.ts"
import { useShown } from "./plain-tools.tsx"
import { formatOf, type RichTextValue } from "./text-format.ts"

/** conform's field for a rich text. */
export type RichTextMeta = Field & { getFieldset(): { format: Field; text: Field } }

/** The alternative text that was sent without an image: it is none of the text's own fields. */
function sentAlt({ initialValue }: Field): string {
  const { alt } = (initialValue ?? {}) as { alt?: unknown }
  return typeof alt === "string" ? alt : ""
}

const loadTools = () => import("./rich-text-tools.tsx")

type Control = HTMLInputElement | HTMLTextAreaElement

const mirror = {
  read: (control: Control) => control.value,
  write: (control: Control, value: string) => {
    control.value = value
    return control
  },
}

/** State of a rich text field: its two controls and their values, the tools once loaded, and whether the text area is covered. */
export function useRichText(field: RichTextMeta) {
  const { format, text } = field.getFieldset()
  const Tools = useEnhancement(loadTools)
  const first = { format: formatOf(initialText(format)), text: initialText(text) ?? "" }
  const areaRef = useRef<HTMLTextAreaElement>(null)
  const formatRef = useRef<HTMLInputElement>(null)
  const area = useMirror<HTMLTextAreaElement, string>(areaRef, text.key, mirror, first.text)
  const choice = useMirror<HTMLInputElement, string>(formatRef, format.key, mirror, first.format)
  const [isCovered, setCovered] = useState(false)

  const writeText = area.change
  const writeFormat = choice.change
  const write = useCallback(
    (value: RichTextValue) => {
      writeFormat(value.format)
      writeText(value.text)
    },
    [writeFormat, writeText],
  )

  return {
    Tools,
    first,
    alt: sentAlt(field),
    areaRef,
    formatRef,
    value: { format: formatOf(choice.value), text: area.value },
    write,
    leave: area.leave,
    isCovered,
    setCovered,
    shown: useShown(field.name, write),
  }
}
