import type { MemberRow } from "#mock/domains/member/records.ts"
import { discussedBy, readersNamed } from "#mock/domains/thread/discussed.ts"
import { logEnding, nextVersion } from "#mock/domains/workgroup/ending.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { Domain, GroupEnding, SearchEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { referenceByKey } from "#mock/engine/record-ref.ts"
import { refersToFile, visible } from "#mock/engine/visible.ts"
import { noticeNamed, noticeRecordRef } from "./guard.ts"
import { noticeLifeHandlers } from "./life.ts"
import { previewNotice } from "./preview.ts"
import { noticeHandlers } from "./read.ts"
import { handOverNotices } from "./recipients.ts"
import { unpublished } from "./records.ts"
import { noticeRules } from "./rules.ts"
import { textsOf, titleOf } from "./texts.ts"
import { seedNotices } from "./seed.ts"
import { noticeWriteHandlers } from "./write.ts"

/** When a group is disbanded, its unsent notices are withdrawn; no mails are sent. */
function endNoticesWithGroup({ id }: WorkgroupRow, world: World): GroupEnding {
  const { notice } = world.store.rows
  const rows = notice.filter(
    (row) => row.group_id === id && ["draft", "planned", "holding"].includes(noticeRules.status(row, world)),
  )
  return {
    module: "notice",
    effect: "withdraws",
    total: rows.length,
    readable: (user) =>
      rows.filter((row) => !noticeRules.read(user, row, world)).map((row) => noticeRecordRef(row, world)),
    recipients: [],
    end: (ending) => {
      for (const before of rows) {
        notice.put({ ...before, ...nextVersion(before, world), ...unpublished, is_withdrawn_by_disbanding: true })
        logEnding(ending, "notice", before, world)
      }
    },
  }
}

/** Notices to the alliance and to groups. */
export const notice: Domain = {
  rows: ["notice"],
  handlers: { ...noticeHandlers, ...noticeWriteHandlers, ...noticeLifeHandlers },
  seed: seedNotices,
  past: {
    // Not those to the whole alliance: each would have ten thousand recipients.
    notice: {
      total: 300,
      isOver: ({ group_id, sent_time }, now) => group_id !== null && sent_time !== null && sent_time < now,
    },
  },
  beforeCall: handOverNotices,
  clocks: { notice: noticeRules },
  readers: { notice: noticeRules.read },
  mailSwitches: ["notice"],
  records: {
    notice: {
      reference: referenceByKey("notice", noticeRules, noticeRecordRef),
      log: noticeNamed,
      people: readersNamed(noticeNamed, noticeRules),
      discussed: discussedBy({
        find: ({ store }, key) => store.rows.notice.get(key),
        rules: noticeRules,
        title: titleOf,
        closed: ["withdrawn"],
        followers: ({ creator_id }) => [creator_id],
      }),
      preview: previewNotice,
      export: {
        title: { english: "Notices", chinese: "通知" },
        list: "notice.list",
        headings: { subject_english: "英文主题", sent_time: "发送时间", planned_time: "计划发送时间" },
      },
      search: searchNotices,
      refersToFile: refersToFile(
        "notice",
        ({ attachment_ids }) => attachment_ids,
        ({ content, content_english }) => [content, ...(content_english ? [content_english] : [])],
      ),
      isCountedInGroup: true,
      endWithGroup: endNoticesWithGroup,
    },
  },
}

/** Search entries of the notices that the user may read. */
function searchNotices(user: MemberRow, world: World): SearchEntry[] {
  return visible("notice", user, world).map((notice) => ({
    record: () => noticeRecordRef(notice, world),
    names: [titleOf(notice)],
    text: [...new Set(Object.values(textsOf(notice)).map(({ content }) => content.text))].join("\n"),
    updated: notice.updated_time,
  }))
}
