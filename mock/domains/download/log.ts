import type { components } from "#openapi/generated/schema.d.ts"
import type { FileRow } from "#mock/domains/file/records.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { isBetween, matches, pageOf, sorted } from "#mock/engine/list-rows.ts"
import { foundRecord } from "#mock/engine/record-guard.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { visible } from "#mock/engine/visible.ts"
import type { DownloadLogRow, DownloadRow } from "./records.ts"
import { downloadRules } from "./rules.ts"

type Log = components["schemas"]["DownloadLog"]

/** The downloads that contain the file and that the user may read. */
function downloadsWith({ id }: FileRow, user: MemberRow, world: World): DownloadRow[] {
  return visible("download", user, world, ({ file_ids }) => file_ids.includes(id))
}

/** Whether a download that the user may read contains the file. */
export function downloadRefersTo(file: FileRow, user: MemberRow, world: World): boolean {
  return downloadsWith(file, user, world).length > 0
}

/** Logs that a user downloaded the file (DL-01). */
export function logDownload(file: FileRow, user: MemberRow, world: World): void {
  const { store, now: time } = world
  for (const { id: download_id } of downloadsWith(file, user, world))
    store.rows.download_log.put({
      id: store.newId("download-log"),
      download_id,
      member_id: user.id,
      file_id: file.id,
      time,
    })
}

function logRecord({ id, member_id, file_id, time }: DownloadLogRow, { store }: World): Log[] {
  return fileRefs(store, [file_id]).map((file) => ({
    id,
    user: memberRefOf(store, member_id),
    file,
    time: toText(time),
  }))
}

/** Operations on the download log. */
export const downloadLogHandlers = {
  "download.log.list": guarded(
    (call) => foundRecord(call, call.store.rows.download.get(call.path.id), downloadRules, "log.list"),
    ({ store, query }, { record, world }) => {
      const { page = 1, size = 25, sort = "-time", from, to, q } = query
      const rows = store.rows.download_log
        .filter(({ download_id, time }) => download_id === record.id && isBetween(time, from, to))
        .flatMap((row) => logRecord(row, world))
        .filter(({ user, file }) => matches(q, [user.username, user.name, user.real_name, file.name]))
      return ok({ items: pageOf(sorted(rows, sort, keys), page, size), total: rows.length, page, size, actions: [] })
    },
  ),
} satisfies Handlers

const keys = {
  time: ({ time }: Log) => Date.parse(time),
  name: ({ user }: Log) => user.name,
}
