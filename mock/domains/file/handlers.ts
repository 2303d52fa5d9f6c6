import type { components } from "#openapi/generated/schema.d.ts"
import { disposition, safeName } from "#mock/engine/file-name.ts"
import { isInReadableRecord } from "#mock/engine/images.ts"
import { isFileOpenByKey, recordKinds } from "#mock/engine/registry.ts"
import { writeLog } from "#mock/engine/log.ts"
import type { KeyedCall } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { FileRow } from "./records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { imageType, sniff } from "#mock/engine/http/content-type.ts"
import type { UploadedFile } from "#mock/engine/http/body.ts"
import { limitPerHour } from "#mock/engine/rate-limit.ts"
import { fieldRefusal, Refusal, type Details, type FieldCode, type RefusalCode } from "#mock/engine/refusal.ts"
import type { Checked, Handlers } from "#mock/engine/handler.ts"
import { rangeOf } from "./range.ts"
import { fileRef } from "./ref.ts"

const megabyte = 1024 * 1024
const visitorsPerHour = 60

/** Modules that accept images inside texts, or logos (contract: file.create). */
const imageModules: readonly string[] = [
  "meeting",
  "notice",
  "proposal",
  "task",
  "topic_call",
  "workgroup",
  "membership_application",
]
const logoModules: readonly string[] = ["organization", "membership_application"]

export const fileHandlers = {
  "file.create": (call, check) => {
    if (!call.viewer && call.body?.module !== "membership_application") throw new Refusal("unauthorized")
    check()
    if (!call.alliance) throw fieldRefusal("alliance-id", call.header("alliance-id") ? "unknown_reference" : "required")
    const file = call.files.file
    if (!file)
      throw new Refusal("validation_failed", undefined, [{ field: "file", code: "required", message: "required" }])
    if (!call.viewer) limitPerHour(call, visitorsPerHour)
    const use = call.body.use ?? "attachment"
    refuseFile(file, call.body.module, use)
    const row = keep(call, file, use)
    const { id, name, size, content_type } = fileRef(row)
    const result = {
      id,
      name,
      size,
      content_type,
      module: call.body.module,
      use,
      created_time: toText(row.created_time),
    }
    return { status: 201, body: { success: true, result } }
  },

  "file.get": ({ store, now, viewer, path, header }, check) => {
    const world = { store, now }
    const file = readable(store.rows.file.get(path.id), viewer?.member, { ...world, header })
    check()
    const { bytes } = file
    const etag = `"${file.id}"`
    const headers = {
      "content-type": imageType(file.content_type) ? file.content_type : "application/octet-stream",
      "content-disposition": disposition(file.name),
      "accept-ranges": "bytes",
      etag,
      "x-content-type-options": "nosniff",
    }
    const range = [undefined, etag].includes(header("if-range")) ? header("range") : undefined
    const part = rangeOf(range, bytes.length)
    if (part === "unsatisfiable") return unsatisfiableRange(bytes.length)
    if (viewer && (part?.first ?? 0) === 0) notifyDownload(file, viewer.member, world)
    if (!part) return { status: 200, headers, body: bytes }
    const { first, last } = part
    const partly = { ...headers, "content-range": `bytes ${first}-${last}/${bytes.length}` }
    return { status: 206, headers: partly, body: bytes.subarray(first, last + 1) }
  },
} satisfies Handlers

/**
 * Everybody may read a public file. Other files may be read by their uploader, by anyone who may read a record that refers to them, and
 * with the key of such a record. Other callers do not learn which files exist.
 */
function readable(file: FileRow | undefined, user: MemberRow | undefined, world: World & KeyedCall): FileRow {
  if (!file) throw new Refusal(user ? "not_found" : "unauthorized")
  if (file.is_public) return file
  if (!user && isFileOpenByKey(file, world)) return file
  if (!user) throw new Refusal("unauthorized")
  if (user.alliance_id !== file.alliance_id) throw new Refusal("not_found")
  if (user.id !== file.uploader_id && !isInReadableRecord(file, user, world)) throw new Refusal("forbidden")
  return file
}

/** Notifies the domains whose records refer to the file that it is being downloaded. */
function notifyDownload(file: FileRow, user: MemberRow, world: World): void {
  for (const [, { fileOpened }] of recordKinds()) fileOpened?.(file, user, world)
}

function unsatisfiableRange(size: number) {
  const message = "The range lies behind the end of the file."
  const body = { success: false as const, code: "range_not_satisfiable" as const, message }
  return { status: 416 as const, headers: { "content-range": `bytes */${size}` }, body }
}

function refuseFile(file: UploadedFile, module: string, use: components["schemas"]["FileUse"]): void {
  const limit = use === "attachment" ? 25 : 10
  const modules = use === "logo" ? logoModules : imageModules
  const { name } = file
  if (use !== "attachment" && !modules.includes(module)) throw fileRefusal("image_unavailable")
  if (file.bytes.length === 0) throw fileRefusal("file_empty", { name })
  if (file.bytes.length > limit * megabyte) throw fileRefusal("file_too_large", { limit, name })
  if (use !== "attachment" && !isImageByNameAndContent(file)) throw fileRefusal("file_type", { name })
}

function fileRefusal(code: RefusalCode & FieldCode, details?: Details): Refusal {
  const params = details?.limit === undefined ? {} : { params: { limit: details.limit } }
  return new Refusal(code, details, [{ field: "file", code, message: code, ...params }])
}

function isImageByNameAndContent({ name, bytes }: UploadedFile): boolean {
  return imageType(sniff(bytes)) && /\.(jpe?g|png|gif|webp|bmp)$/i.test(name)
}

function keep(call: Checked<"file.create">, file: UploadedFile, use: string): FileRow {
  const { store, now, viewer, alliance, body } = call
  const row = store.rows.file.put({
    id: store.newId("file"),
    alliance_id: alliance?.id ?? "",
    uploader_id: viewer?.member.id ?? null,
    name: safeName(file.name.split(/[\\/]/).at(-1) ?? "", Infinity),
    content_type: sniff(file.bytes),
    module: body.module,
    use,
    created_time: now,
    is_public: false,
    bytes: file.bytes,
  })
  writeLog(call, { user: viewer?.member ?? null, module: row.module, alliance_id: row.alliance_id, key: row.id })
  return row
}
