import { useNavigation } from "@remix-run/react"
import { useState } from "react"
import { formField } from "../schema/form-field-names.ts"
import { useFailedSubmit } from "#app/client/framework/failed-submit.ts"

/**
 * Counts the submits of a form that have succeeded while its page stays. As the React key of the form it empties the form after a success
 * only: filters and pages of a list below it, the user's time zone and other people's changes keep what was typed.
 * @param formId the `id` of `useSchemaForm`
 * @param lastResult the action's response, undefined after a success
 */
export function useSuccessCount(formId: string, lastResult: unknown): number {
  const { state, formData } = useNavigation()
  const [count, setCount] = useState(0)
  const [wasSending, setWasSending] = useState(false)
  const hasFailed = useFailedSubmit(formId) !== undefined
  const isSending = formData?.get(formField) === formId
  if (isSending !== wasSending) {
    setWasSending(isSending)
    if (!isSending && state === "idle" && lastResult === undefined && !hasFailed) setCount(count + 1)
  }
  return count
}
