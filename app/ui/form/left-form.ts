import type { SubmissionResult } from "@conform-to/react"
import { createContext, useContext } from "react"

/** Name of the hidden field that says which form of its page was sent. */
export const formField = "form"

/** A form that was sent and met a failure, as it was left: which one of its page, and what had been typed. */
export type LeftForm = { form: string; values: NonNullable<SubmissionResult["initialValue"]> }

/** Gives the forms of a page the one that was left there. */
export const LeftFormContext = createContext<LeftForm | undefined>(undefined)

/** What had been typed into a form when it was left; undefined where it was another one, or none. */
export function useLeftForm(id: string): SubmissionResult<string[]> | undefined {
  const left = useContext(LeftFormContext)
  return left?.form === id ? { initialValue: left.values } : undefined
}
