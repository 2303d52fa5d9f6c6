import { writeLog } from "../rules/log.ts"
import { memberInvitationRules } from "../rules/member-invitation.ts"
import type { World } from "../rules/rules.ts"
import { toText } from "../store/clock.ts"
import type { FileRow, MemberRow } from "../store/records.ts"
import { imageType, sniff } from "../http/content-type.ts"
import type { MeetingRow } from "../store/work-records.ts"
import type { UploadedFile } from "../http/body.ts"
import { limitPerHour } from "./limits.ts"
import { Refusal, type Details, type FieldCode, type RefusalCode } from "./refusal.ts"
import type { Checked, Handlers } from "./types.ts"
import { fileRef } from "./views.ts"
import { visible } from "./visible.ts"

const megabyte = 1024 * 1024
const visitorsPerHour = 60

/** Where pictures may stand inside a text, and whose logos are kept (contract: file.create). */
const imageModules: readonly string[] = [
  "meeting",
  "notice",
  "proposal",
  "topic_call",
  "workgroup",
  "membership_application",
]
const logoModules: readonly string[] = ["organization", "membership_application"]

export const fileHandlers = {
  "file.create": (call, check) => {
    if (!call.viewer && call.body?.module !== "membership_application") throw new Refusal("unauthorized")
    check()
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

  "file.get": ({ store, now, viewer, path }, check) => {
    const file = readable(store.rows.file.get(path.id), viewer?.member, { store, now })
    check()
    const isImage = imageType(file.content_type)
    const headers = {
      "content-type": isImage ? file.content_type : "application/octet-stream",
      "content-disposition": disposition(file.name),
      "content-length": String(file.bytes.length),
      "x-content-type-options": "nosniff",
    }
    return { status: 200, headers, body: file.bytes }
  },
} satisfies Handlers

/** A public file is for everyone; another one for who uploaded it, and for who may read a record that refers to it. */
function readable(file: FileRow | undefined, user: MemberRow | undefined, world: World): FileRow {
  if (!file) throw new Refusal("not_found")
  if (file.is_public) return file
  if (!user) throw new Refusal("unauthorized")
  if (user.alliance_id !== file.alliance_id) throw new Refusal("not_found")
  if (user.id !== file.uploader_id && !standsInRecord(file, user, world)) throw new Refusal("forbidden")
  return file
}

/** Whether a record that this person may read refers to the file. */
function standsInRecord(file: FileRow, user: MemberRow, world: World): boolean {
  return (
    standsInMeeting(file, user, world) || standsInBallot(file, user, world) || standsInInvitation(file, user, world)
  )
}

/** Whether a meeting that this person may read, a topic of it or feedback on it refers to the file. */
function standsInMeeting({ id }: FileRow, user: MemberRow, world: World): boolean {
  const { meeting_topic, meeting_feedback } = world.store.rows
  const parts = [...meeting_topic.all(), ...meeting_feedback.all()]
  const ids = new Set(parts.filter(({ attachment_ids }) => attachment_ids.includes(id)).map((part) => part.meeting_id))
  const refers = (row: MeetingRow) =>
    ids.has(row.id) || row.documentation_ids.includes(id) || row.summary_file_ids.includes(id)
  return visible("meeting", user, world, refers).length > 0
}

function standsInBallot({ id }: FileRow, user: MemberRow, world: World): boolean {
  return visible("ballot", user, world, (row) => row.documentation_ids.includes(id)).length > 0
}

function standsInInvitation({ id, alliance_id }: FileRow, user: MemberRow, world: World): boolean {
  return world.store.rows.member_invitation
    .all()
    .some(
      (row) =>
        row.alliance_id === alliance_id &&
        row.attachment_ids.includes(id) &&
        !memberInvitationRules.read(user, row, world),
    )
}

function refuseFile(file: UploadedFile, module: string, use: "attachment" | "image" | "logo"): void {
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
    name: cleanName(file.name),
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

/** The last part of a path, without control and direction characters, at most 255 characters. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ""
  const plain = last.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "").trim()
  return [...plain].slice(-255).join("") || "file"
}

/** RFC 6266: a plain name for old readers, the real one as UTF-8. */
export function disposition(name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/g, "_")
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
