import { paths } from "#app/lib/paths.ts"
import { acceptedFiles } from "#app/parts/attachments/attachment.ts"
import type { ReceivedForm } from "#app/forms/submit/submission.server.ts"
import { altField, imageField, pictureText, textOfImageField } from "./image.ts"
import { formatOf } from "./text-format.ts"

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

/**
 * Adds the images that were sent with a form, without scripts, to the end of their texts (FORM-11); a refused file becomes an error of its
 * text.
 * @returns the names of the texts that have an image more
 */
export function insertImages({ form, fileErrors }: ReceivedForm, alliance: string): string[] {
  for (const [field, errors] of Object.entries(fileErrors)) {
    const name = textOfImageField(field)
    if (name === undefined) continue
    ;(fileErrors[`${name}.text`] ??= []).push(...errors)
    delete fileErrors[field]
  }
  const names = [...new Set([...form.keys()].flatMap((field) => textOfImageField(field) ?? []))]
  return names.filter((name) => insertInto(form, name, alliance))
}

function insertInto(form: FormData, name: string, alliance: string): boolean {
  const files = acceptedFiles(form.getAll(imageField(name)))
  const alt = textOf(form, altField(name))
  const format = formatOf(form.get(`${name}.format`))
  const images = files.map(({ id }) => pictureText(format, { src: paths.file(alliance, id), alt }))
  const text = [
    textOf(form, `${name}.text`).trimEnd(),
    ...images.map((one) => (format === "html" ? `<p>${one}</p>` : one)),
  ]
  if (images.length > 0) form.set(`${name}.text`, text.filter(Boolean).join("\n\n"))
  form.delete(imageField(name))
  if (images.length > 0) form.delete(altField(name))
  return images.length > 0
}
