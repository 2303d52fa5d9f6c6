import { data } from "@remix-run/node"
import type { $ZodType } from "zod/v4/core"
import { parseForm } from "#app/forms/schema/parse-form.ts"
import type { ReceivedForm } from "#app/forms/submit/submission.server.ts"
import { insertImages } from "./insert-images.server.ts"
import { convertInWorker } from "./rich-text-thread.server.ts"
import { richTextHtml } from "./rich-text.server.ts"
import { formatOf, otherFormat, richTextIntent, type RichTextShown, type RichTextValue } from "./text-format.ts"

const intentPattern = /^(preview|switch|image) (.{1,100})$/

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

/**
 * Shows the form again with a preview of a rich text, with the text in the other format, or with an image added to it, for browsers without
 * scripts (FORM-04, FORM-11). Keeps everything the user entered and validates nothing. Images that were sent with any other submit are
 * added to their texts as well.
 * @param received the submitted form, with its files already received
 * @returns undefined for any other submit
 */
export async function richTextAnswer(received: ReceivedForm, schema: $ZodType, alliance = "") {
  const { form } = received
  const inserted = insertImages(received, alliance)
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
  const errors = errorsOf({ intent, converted, isInserted: inserted.includes(name) })
  const error = {
    ...received.fileErrors,
    ...(errors && !received.fileErrors[`${name}.text`] && { [`${name}.text`]: errors }),
  }
  return data({ initialValue, error: Object.keys(error).length > 0 ? error : undefined, richText: shown })
}

type Outcome = { intent: string; converted: RichTextValue | undefined; isInserted: boolean }

function errorsOf({ intent, converted, isInserted }: Outcome): string[] | undefined {
  if (!converted) return ["rich-text.switch.failed"]
  return intent === "image" && !isInserted ? ["rich-text.image.missing"] : undefined
}
