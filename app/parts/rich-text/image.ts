import { imageEndings, megabyte } from "#app/parts/attachments/attachment.ts"
import type { TextFormat } from "./text-format.ts"

/** Modules of the contract whose texts have images (file.create); everywhere else an image is refused (ERR-05). */
export const imageModules = [
  "meeting",
  "notice",
  "proposal",
  "task",
  "topic_call",
  "workgroup",
  "membership_application",
] as const

/** One of these modules. */
export type ImageModule = (typeof imageModules)[number]

/** Maximum size of an image in bytes (ERR-05: 10M). */
export const largestImage = 10 * megabyte

/** Whether a file name is that of an image. */
export const isImageName = (name: string) => imageEndings.some((ending) => name.toLowerCase().endsWith(ending))

/** Maximum characters of an alternative text. */
export const maxAlt = 300

const fileEnding = ".image"

/** Name of a text's file field, for browsers without scripts. */
export const imageField = (name: string) => `${name}${fileEnding}`

/** Name of the field for the alternative text of that image. */
export const altField = (name: string) => `${name}.alt`

/** The name of the text to which a file field belongs; undefined for any other field. */
export const textOfImageField = (field: string) =>
  field.endsWith(fileEnding) ? field.slice(0, -fileEnding.length) : undefined

/** The contract's module of an uploaded image, as `upload/:module` expects it. */
export const uploadModule = (module: string) => `${module}.image`

/** An image as texts refer to it: the portal's address of the file, and its alternative text. */
export type Picture = { src: string; alt: string }

const line = (text: string) => text.trim().replace(/\s+/g, " ")

/** An image as it is written into a text. */
export function pictureText(format: TextFormat, { src, alt }: Picture): string {
  if (format === "markdown") return `![${line(alt).replace(/[\\[\]*_`<&]/g, "\\$&")}](${src})`
  const quoted = line(alt).replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")
  return `<img src="${src}" alt="${quoted.replaceAll(">", "&gt;")}">`
}
