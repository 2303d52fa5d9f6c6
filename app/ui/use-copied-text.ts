import { useRef, useState } from "react"
import { useHydrated } from "./use-hydrated.ts"

/**
 * Copies a text that stands in a read-only field. A browser may refuse to copy; the text is then selected, to be copied by hand.
 * @returns `field` the field's ref; `copy` the button's handler, undefined where the browser cannot copy; `outcome` of the last click, for
 * the page to say
 */
export function useCopiedText(text: string) {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<"copied" | "selected">()
  const canCopy = useHydrated() && "clipboard" in navigator
  const select = () => {
    field.current?.focus()
    field.current?.select()
    setOutcome("selected")
  }
  const copy = () => void navigator.clipboard.writeText(text).then(() => setOutcome("copied"), select)
  return { field, outcome, copy: canCopy ? copy : undefined }
}
