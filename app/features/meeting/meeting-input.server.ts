import type { Failure } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import type { CreateMeeting, EditMeeting } from "./meeting.schema.ts"
import { startInstant } from "./meeting-start.server.ts"

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
    start_time: startInstant(start),
    timezone: start.zone,
    duration,
    location: location ?? null,
    participants,
    description,
    documentation_ids: documentation.map(({ id }) => id),
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

/** Where the backend's fields stand in the form. */
const places: Record<string, string> = {
  start_time: "start.time",
  timezone: "start.zone",
  duration: "duration.preset",
  documentation_ids: "documentation",
  group_acronym: "group",
}

/** A refusal whose errors stand at the fields of the form. */
export function atFormFields(failure: Failure): Failure {
  if (failure.kind !== "refused") return failure
  const errors = failure.errors.map((error) => {
    const [field = ""] = error.field.split(".")
    return { ...error, field: places[field] ?? error.field }
  })
  return { ...failure, errors }
}
