import { paths } from "#app/lib/paths.ts"
import type { RichTextValue, TextFormat } from "./text-format.ts"

/**
 * Asks the portal for a text as readers will see it, or converted to the other format (FORM-04). The server sanitises it, so the browser
 * needs no sanitiser.
 * @param to `view`: HTML for `RichText`; a format: the converted text
 * @throws Error for any other response, including the end of the session
 */
export async function askRichText(alliance: string, value: RichTextValue, to: TextFormat | "view"): Promise<string> {
  const body = new URLSearchParams({ ...value, to })
  const answer = await fetch(paths.richText(alliance), { method: "POST", body, redirect: "error" })
  if (!answer.ok) throw new Error(`rich text: ${answer.status}`)
  const { text } = (await answer.json()) as { text: string }
  return text
}
