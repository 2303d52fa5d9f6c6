import { paths } from "#app/lib/paths.ts"
import type { RichTextValue, TextFormat } from "./text-format.ts"

/**
 * Asks the portal for a text as it will be shown, or in the other format (FORM-04): sanitised there, so that the browser carries
 * no sanitiser.
 * @param to `view`: HTML for `RichText`; a format: the text in it
 * @throws when there is no such answer, the end of the session included
 */
export async function askRichText(alliance: string, value: RichTextValue, to: TextFormat | "view"): Promise<string> {
  const body = new URLSearchParams({ ...value, to })
  const answer = await fetch(paths.richText(alliance), { method: "POST", body, redirect: "error" })
  if (!answer.ok) throw new Error(`rich text: ${answer.status}`)
  const { text } = (await answer.json()) as { text: string }
  return text
}
