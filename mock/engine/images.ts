import { parts } from "./registry.ts"
import type { World } from "./rules.ts"
import type { Member, Rows } from "./store/rows.ts"
import type { RichText } from "./store/values.ts"

type File = Rows["file"]

/** How texts refer to an image: the portal's address of the file, in Markdown and in HTML ("RichText" in the contract). */
const address = /\/a\/[\w-]+\/file\/([\w-]+)/g

/** Ids of the files whose addresses stand in a text. */
export function imagesIn({ text }: Pick<RichText, "text">): string[] {
  return [...text.matchAll(address)].map(([, id = ""]) => id)
}

/** Whether one of a record's texts shows an image: a text gives access to images only, never to other files. */
export function showsImage({ id, use }: File, ...texts: (RichText | null)[]): boolean {
  return use === "image" && texts.some((text) => text !== null && imagesIn(text).includes(id))
}

/** Whether a record that the user may read, or what stands on it, refers to the file. */
export function isInReadableRecord(file: File, user: Member, world: World): boolean {
  return parts().some(({ refersToFile }) => refersToFile?.(file, user, world))
}

/** Whether a user may put a file into a text: a text must not open files to others that its writer may not read. */
export function mayShow(file: File, user: Member, world: World): boolean {
  if (file.use !== "image" || file.alliance_id !== user.alliance_id) return false
  return file.is_public || file.uploader_id === user.id || isInReadableRecord(file, user, world)
}
