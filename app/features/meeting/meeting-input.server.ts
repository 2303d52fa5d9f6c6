import type { components } from "#app/api/schema.d.ts"
import { fileIds } from "#app/parts/attachments/attachment.ts"
import { wallInstant } from "#app/parts/wall-time/clock-question.server.ts"
import type { CreateMeeting, EditMeeting } from "./meeting.schema.ts"

type Schemas = components["schemas"]

function common({
  subject,
  start,
  duration,
  location,
  participants,
  description,
  documentation,
}: CreateMeeting | EditMeeting) {
  return {
    subject,
    start_time: wallInstant(start),
    timezone: start.zone,
    duration,
    location: location ?? null,
    participants,
    description,
    documentation_ids: fileIds(documentation),
  }
}

/** The body of `meeting.create`. @param acronym of the shell's group; else the group that was chosen, or none */
export function createInput(value: CreateMeeting, acronym: string | undefined): Schemas["MeetingInput"] {
  return { ...common(value), group_acronym: acronym ?? value.group ?? null, draft_code: value.draft_code ?? null }
}

/** The body of `meeting.update`. */
export function updateInput({ version, ...value }: EditMeeting): Schemas["MeetingUpdate"] {
  return { version, ...common({ ...value, version }) }
}
