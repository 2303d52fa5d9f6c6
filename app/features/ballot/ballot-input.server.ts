import type { components } from "#app/api/schema.d.ts"
import { fileIds } from "#app/parts/attachments/attachment.ts"
import { wallInstant } from "#app/parts/wall-time/clock-question.server.ts"
import type { CreateBallot, EditBallot } from "./ballot.schema.ts"

type Schemas = components["schemas"]

function common(value: CreateBallot | EditBallot) {
  const { subject, description, start, duration, options, voters, documentation } = value
  return {
    subject,
    start_time: wallInstant(start),
    timezone: start.zone,
    duration,
    options: options.map(({ id, text, is_abstention = false }) => ({ ...(id && { id }), text, is_abstention })),
    voters,
    description,
    documentation_ids: fileIds(documentation),
    meeting_id: value.meeting_id ?? null,
    quorum_percent: value.quorum_percent ?? null,
    majority_percent: value.majority_percent ?? null,
  }
}

/** The body of `ballot.create`. @param acronym of the shell's group; else the group that was chosen, or none */
export function createInput(value: CreateBallot, acronym: string | undefined): Schemas["BallotInput"] {
  const { group, draft_code, previous_ballot_id } = value
  return {
    ...common(value),
    group_acronym: acronym ?? group ?? null,
    draft_code: draft_code ?? null,
    previous_ballot_id: previous_ballot_id ?? null,
  }
}

/** The body of `ballot.update`. */
export function updateInput(value: EditBallot): Schemas["BallotUpdate"] {
  return { version: value.version, ...common(value) }
}
