import type { Domain } from "#mock/engine/domain.ts"
import { endNoticesWithGroup } from "./ending.ts"
import { noticeRefersTo } from "./files.ts"
import { noticeNamed } from "./guard.ts"
import { noticeLifeHandlers } from "./life.ts"
import { previewNotice } from "./preview.ts"
import { noticeHandlers } from "./read.ts"
import { handOverNotices } from "./recipients.ts"
import { noticeByKey } from "./record-ref.ts"
import { noticeRules } from "./rules.ts"
import { searchNotices } from "./search.ts"
import { seedNotices } from "./seed.ts"
import { noticeWriteHandlers } from "./write.ts"

/** Notices to the alliance and to groups. */
export const notice: Domain = {
  rows: ["notice"],
  handlers: { ...noticeHandlers, ...noticeWriteHandlers, ...noticeLifeHandlers },
  seed: seedNotices,
  beforeCall: handOverNotices,
  readers: { notice: noticeRules.read },
  mailSwitches: ["notice"],
  records: {
    notice: {
      reference: noticeByKey,
      log: noticeNamed,
      preview: previewNotice,
      export: {
        title: { english: "Notices", chinese: "通知" },
        list: "notice.list",
        headings: { sent_time: "发送时间" },
      },
      search: searchNotices,
      refersToFile: noticeRefersTo,
      isCountedInGroup: true,
      endWithGroup: endNoticesWithGroup,
    },
  },
}
