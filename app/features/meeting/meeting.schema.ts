import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { attachments } from "#app/parts/attachments/attachments.schema.ts"
import { participants } from "#app/parts/participants/participants.schema.ts"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"
import { choice, day, optionalText, text, timeOfDay } from "#app/ui/form/schema.ts"
import { longest, presets } from "./meeting-durations.ts"

/** What is wrong with minutes that were typed (MEET-02: required, no leading 0, no decimals). */
function minutesProblem(minutes: string): string | undefined {
  if (minutes === "") return fieldCode("required")
  if (!/^[1-9]\d*$/.test(minutes)) return fieldCode("duration_format")
  return Number(minutes) > longest ? fieldCode("number_range", { min: 1, max: longest }) : undefined
}

/** Minutes: a preset, or a number that was typed. */
const duration = z.pipe(
  z.object({ preset: choice(presets), minutes: z.optional(z.string()) }).check(
    z.check(({ value: { preset, minutes = "" }, issues }) => {
      const message = preset === "custom" ? minutesProblem(minutes.trim()) : undefined
      if (message) issues.push({ code: "custom", input: minutes, path: ["minutes"], message })
    }),
  ),
  z.transform(({ preset, minutes }) => Number(preset === "custom" ? minutes : preset)),
)

const fields = {
  subject: text(200),
  description: richText(),
  /** A wall time in a zone; `answer` is the moment meant where the clocks skip or repeat it (I18N-04). */
  start: z.object({ date: day(), time: timeOfDay(), zone: text(64), answer: optionalText(40) }),
  duration,
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
