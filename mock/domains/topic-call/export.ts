import { exportable } from "#mock/domains/export-package/exportable.ts"
import type { ExportedRecord, Exporter, RecordExport } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import type { TopicCallRow } from "./records.ts"
import { topicListRules } from "./rules.ts"
import { callRow, topicRecord, topicsOf } from "./view.ts"

/** Export definition of calls: each with its topics and all files. */
export const topicCallExport: RecordExport = {
  title: { english: "Topic calls", chinese: "议题征集" },
  list: "topic-call.list",
  headings: { cancel_reason: "取消原因", topic_total: "议题数", next_code: "下一编号" },
  one: exportCall,
}

function exportCall(call: Exporter, key: string): ExportedRecord {
  const record = exportable(call, call.store.rows.topic_call.get(key), topicListRules)
  const { member } = call.viewer
  const topics = topicsOf(record, call)
  return {
    subject: record.subject,
    number: record.id,
    row: callRow(record, member, call),
    file_ids: filesOf(record, call),
    tables: [
      { name: { english: "Topics", chinese: "议题" }, rows: topics.map((topic) => topicRecord(topic, member, call)) },
    ],
  }
}

/** Ids of all files of a call: its own, those of its summary and those of its topics. */
export function filesOf(call: TopicCallRow, world: World): string[] {
  const topics = topicsOf(call, world).flatMap(({ attachment_ids }) => attachment_ids)
  return [...call.attachment_ids, ...call.summary_file_ids, ...topics]
}

/** The texts of a call: its own, its summary and those of its topics. */
export function textsOf(call: TopicCallRow, world: World) {
  return [call.description, call.summary, ...topicsOf(call, world).map(({ description }) => description)]
}
