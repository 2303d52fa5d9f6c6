import { noticePaths } from "#app/lib/paths/notice.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { noticeList } from "./notice.list.ts"
import { noticePhases } from "./notice.status.ts"

export const notice: Domain = {
  records: {
    notice: {
      href: noticePaths.detail,
      name: "notice.detail.title",
      isConfidential: true,
      statuses: {
        draft: noticePhases.draft.text,
        planned: noticePhases.planned.text,
        withdrawn: noticePhases.withdrawn.text,
        holding: noticePhases.holding.text,
        sending: noticePhases.sending.text,
        sent: noticePhases.sent.text,
        recipients: "status.recipients",
      },
      ownFields: { content_english: "notice.content-english" },
      create: { href: noticePaths.create, text: "notice.list.create" },
    },
  },
  operations: [
    "notice.logged.create",
    "notice.logged.update",
    "notice.logged.delete",
    "notice.logged.recipient.update",
    "notice.logged.publish",
    "notice.logged.plan",
    "notice.logged.recall",
  ],
  fields: {
    content: "notice.content",
    subject_english: "notice.subject-english",
    reply_to: "notice.reply-to",
    planned_time: "notice.planned",
  },
  navigation: { ...noticeList, position: 6, goKey: "n", count: "newNotices" },
}
