import * as z from "zod/mini"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { duration } from "#app/parts/duration/duration.schema.ts"
import { participants } from "#app/parts/participants/participants.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { wallTime } from "#app/parts/wall-time/wall-time.schema.ts"
import { optionalText, text } from "#app/ui/form/schema.ts"
import { longest, presets } from "./meeting-durations.ts"

const fields = {
  subject: text(200),
  description: richText(),
  start: wallTime(),
  duration: duration(presets, longest),
  location: optionalText(500),
  participants: participants(),
  documentation: attachments(),
}

/** A new meeting (MEET-02). `group` only where the page stands in none: empty for the whole alliance. */
export const createMeetingSchema = z.object({
  ...fields,
  group: optionalText(20),
  draft_code: optionalText(40),
})

/** A meeting that is changed before it starts; `version` is the one it was shown in. */
export const editMeetingSchema = z.object({ ...fields, version: z.int() })

export type CreateMeeting = z.output<typeof createMeetingSchema>

export type EditMeeting = z.output<typeof editMeetingSchema>
