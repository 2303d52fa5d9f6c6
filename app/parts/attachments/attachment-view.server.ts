import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { fileSize } from "#app/lib/file-size.ts"
import { paths } from "#app/lib/paths.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type File = components["schemas"]["FileRef"]
type Reader = Pick<RequestContext, "alliance" | "locale">

/** A record's file as pages show it: download URL, type (`PDF`) and size as text. */
export type AttachmentView = { id: string; name: string; href: string; mark: string; size: string }

const longestMark = 5

/** The type of a file in a few capitals, from its extension or otherwise from its content type. */
export function markOf({ name, content_type }: File): string {
  const [, ending] = /[^.]\.([A-Za-z0-9]+)$/.exec(name) ?? []
  const subtype = /\/(?:x-)?([A-Za-z0-9]+)/.exec(content_type)?.[1] ?? ""
  return (ending && ending.length <= longestMark ? ending : subtype.slice(0, longestMark)).toUpperCase()
}

/** View data of `AttachmentList` for a record's files. */
export function attachmentViews(files: readonly File[], context: Reader): AttachmentView[] {
  const url = context.alliance
  return files.map((file) => ({
    id: file.id,
    name: file.name,
    href: paths.file(url, file.id),
    mark: markOf(file),
    size: fileSize(file.size, serverIntl(context.locale)),
  }))
}
