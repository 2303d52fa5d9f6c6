import type { Instant } from "#mock/engine/store/clock.ts"
import type { RichText } from "#mock/engine/store/values.ts"

/** A topic of a template, as a form of a new meeting takes it. */
export type AgendaTemplateTopic = { subject: string; minutes: number | null; description: RichText }

/** Topics of a meeting that a group keeps under a name (MEET-16). */
export type AgendaTemplateRow = {
  id: string
  alliance_id: string
  group_id: string
  name: string
  topics: readonly AgendaTemplateTopic[]
  creator_id: string
  created_time: Instant
  changed_by_id: string
  updated_time: Instant
  version: number
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    agenda_template: AgendaTemplateRow
  }
}
