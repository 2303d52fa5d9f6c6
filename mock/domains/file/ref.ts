import type { components } from "#openapi/generated/schema.d.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { FileRow } from "./records.ts"

type Schemas = components["schemas"]

/** Reference to a file. */
export function fileRef({ id, name, bytes, content_type }: FileRow): Schemas["FileRef"] {
  return { id, name, size: bytes.length, content_type }
}

/** References to files; throws if a file does not exist: rows only name files that exist. */
export function fileRefs(store: Store, ids: readonly string[]): Schemas["FileRef"][] {
  return ids.map((id) => {
    const file = store.rows.file.get(id)
    if (!file) throw new Error(`a row names the file ${id}, which is not there`)
    return fileRef(file)
  })
}
