import type { IntlShape } from "react-intl"
import { readMessageCode } from "#app/lib/message-code.ts"
import type { MessageId } from "../message-id.ts"
import { param } from "#app/lib/route-params.ts"

/**
 * A message code in the interface language. `label` stands for `{field}`. `form.text?text=…` is a text as it came
 * from the backend, `form.stale?text=…` one that says who was quicker.
 */
export function errorText(intl: IntlShape, code: string, label = ""): string {
  const { id, params } = readMessageCode(code)
  if (id === "form.text" || id === "form.stale") return param(params, "text")
  return intl.formatMessage({ id: id as MessageId }, { field: label, ...params })
}

/** The message codes of a whole form, in the interface language, one sentence after the other. */
export function errorTexts(intl: IntlShape, codes: readonly string[]): string {
  return codes.map((code) => errorText(intl, code)).join(" ")
}
