import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react"
import { initialTexts, type Field } from "#app/forms/fields/field.ts"
import { participantKey, readParticipant, readParticipants, type Participant } from "./participant.ts"

/** The people chosen in a picker, and a function that changes them. */
export type Chosen = {
  people: Participant[]
  has: (value: string) => boolean
  /** Scripts keep the list; before hydration the controls do. */
  isLive: boolean
  choose: (value: string, isChosen: boolean) => void
}

function keyOf(value: string): string {
  const participant = readParticipant(value)
  return participant ? participantKey(participant) : ""
}

/**
 * The selection of a picker: the values of its controls before hydration, then a list in state (FORM-05).
 * @param ref element that contains the picker's controls
 * @param anchor the `FieldAnchor` of the field
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
    // Take over what was ticked before hydration.
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
