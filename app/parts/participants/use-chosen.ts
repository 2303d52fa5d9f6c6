import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react"
import { initialTexts, type Field } from "#app/ui/form/field.ts"
import { participantKey, readParticipant, readParticipants, type Participant } from "./participant.ts"

/** Who is chosen in a picker, and how that changes. */
export type Chosen = {
  people: Participant[]
  has: (value: string) => boolean
  /** Scripts keep the list; before that the controls themselves do. */
  isLive: boolean
  choose: (value: string, isChosen: boolean) => void
}

function keyOf(value: string): string {
  const participant = readParticipant(value)
  return participant ? participantKey(participant) : ""
}

/**
 * The choice of a picker: what its controls hold until scripts are there, then a list (FORM-05).
 * @param ref the picker's part of the page; it holds the controls
 * @param anchor a control that is named but never sent: through it the form learns of changes
 */
export function useChosen(
  field: Field,
  isSingle: boolean,
  ref: RefObject<HTMLDivElement>,
  anchor: RefObject<HTMLInputElement>,
): Chosen {
  const [live, setLive] = useState<string[]>()
  const { name } = field
  const values = live ?? initialTexts(field)

  useEffect(() => {
    // What was ticked before scripts arrived counts.
    const boxes = [...(ref.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])]
    setLive((known) => known ?? boxes.filter((box) => box.name === name).map((box) => box.value))
  }, [name, ref])

  const isFirst = useRef(true)
  useEffect(() => {
    if (!live) return
    if (!isFirst.current) anchor.current?.dispatchEvent(new Event("input", { bubbles: true }))
    isFirst.current = false
  }, [live, anchor])

  const choose = useCallback(
    (value: string, isChosen: boolean) => {
      const others = (known: string[]) =>
        isSingle && isChosen ? [] : known.filter((one) => keyOf(one) !== keyOf(value))
      setLive((known = []) => (isChosen ? [...others(known), value] : others(known)))
    },
    [isSingle],
  )

  const keys = useMemo(() => new Set(values.map(keyOf)), [values])
  return {
    people: readParticipants(values),
    has: (value) => keys.has(keyOf(value)),
    isLive: live !== undefined,
    choose,
  }
}
