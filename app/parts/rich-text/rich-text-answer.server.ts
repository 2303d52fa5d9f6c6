import { data } from "@remix-run/node"
import type { $ZodType } from "zod/v4/core"
import { parseForm } from "#app/ui/form/parse-form.ts"
import { convertInWorker } from "./rich-text-thread.server.ts"
import { richTextHtml } from "./rich-text.server.ts"
import { formatOf, otherFormat, richTextIntent, type RichTextShown } from "./text-format.ts"

const intentPattern = /^(preview|switch) (.{1,100})$/

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

/**
 * Shows the form again with a preview of a rich text, or with the text in the other format, for browsers without scripts (FORM-04). Keeps
 * everything the user entered and validates nothing.
 * @param form the submitted form, with its files already received
 * @returns undefined for any other submit
 */
export async function richTextAnswer(form: FormData, schema: $ZodType, alliance?: string) {
  const [, intent, name] = intentPattern.exec(textOf(form, richTextIntent)) ?? []
  if (!intent || !name) return undefined
  const written = { format: formatOf(form.get(`${name}.format`)), text: textOf(form, `${name}.text`) }
  const converted =
    intent === "switch" ? await convertInWorker(written, otherFormat(written.format), alliance) : written
  const value = converted ?? written
  form.set(`${name}.format`, value.format)
  form.set(`${name}.text`, value.text)
  const shown: RichTextShown = { name, html: richTextHtml(value, { alliance }), value }
  const { initialValue } = parseForm(form, schema).reply()
  const error = converted ? undefined : { [`${name}.text`]: ["rich-text.switch.failed"] }
  return data({ initialValue, error, richText: shown })
}
