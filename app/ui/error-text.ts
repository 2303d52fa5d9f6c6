import type { IntlShape } from "react-intl"
import { readMessageCode } from "#app/lib/message-code.ts"
import type { MessageId } from "./message-id.ts"
import { param } from "#app/lib/route-params.ts"

/**
 * Translates a message code to the interface language. `label` replaces `{field}`. `form.text?text=…` has a text from the backend,
 * `form.stale?text=…` one that says who changed the record first.
 */
export function errorText(intl: IntlShape, code: string, label = ""): string {
  const { id, params } = readMessageCode(code)
  if (id === "form.text" || id === "form.stale") return param(params, "text")
  return intl.formatMessage({ id: id as MessageId }, { field: label, ...params })
}

/** Translates the message codes of a whole form and joins the sentences. */
export function errorTexts(intl: IntlShape, codes: readonly string[]): string {
  return codes.map((code) => errorText(intl, code)).join(" ")
}
