import type { SubmissionResult } from "@conform-to/react"
import { createContext, useContext } from "react"

/** A form whose submit failed: its id on the page and its input. */
export type LeftForm = { form: string; values: NonNullable<SubmissionResult["initialValue"]> }

/** Provides the form whose submit failed to the forms of its page. */
export const LeftFormContext = createContext<LeftForm | undefined>(undefined)

/** Returns the saved input of a form, or undefined if no submit failed or it was another form. */
export function useLeftForm(id: string): SubmissionResult<string[]> | undefined {
  const left = useContext(LeftFormContext)
  return left?.form === id ? { initialValue: left.values } : undefined
}
