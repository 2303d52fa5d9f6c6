import { comparable } from "#mock/engine/texts.ts"
import { selectionOf } from "#mock/domains/member/body.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { takesTime } from "#mock/domains/meeting/agenda.ts"
import { meetingRules } from "#mock/domains/meeting/rules.ts"
import { participantsOf } from "#mock/domains/member/participants.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { BallotOption, BallotRow } from "./records.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import type { Checked, SignedIn } from "#mock/engine/handler.ts"

type Schemas = components["schemas"]

/** The fields of a ballot that a form can set. */
export type Written = Pick<
  BallotRow,
  | "subject"
  | "start_time"
  | "timezone"
  | "duration"
  | "options"
  | "counted_by"
  | "weights"
  | "is_secret"
  | "proxy_limit"
  | "voters"
  | "description"
  | "documentation_ids"
  | "meeting_id"
  | "meeting_topic_id"
  | "quorum_percent"
  | "majority_percent"
>

const leastOptions = 2

/** Reads a ballot form; throws a refusal with all invalid fields. `kept`: the current ballot, whose options, people and files may stay. */
export function readBallot(
  call: SignedIn<Checked<"ballot.create" | "ballot.update">>,
  given: Schemas["BallotInput"] | Schemas["BallotUpdate"],
  group_id: string | null,
  world: World,
  kept: Partial<BallotRow> = {},
): Written {
  const input = new BodyCheck(call)
  const start_time = input.instant("start_time", given.start_time)
  if (start_time < world.now) input.refuse("start_time", "before_now")
  const { meeting_id, meeting_topic_id, ...shares } = relatedOf(given)
  const written = {
    subject: input.text(given.subject) ?? "",
    start_time,
    timezone: input.zone("timezone", given.timezone),
    duration: given.duration,
    options: readOptions(input, given.options, world, kept.options),
    ...readCounting(input, given, call.viewer.member),
    voters: selectionOf(input, "voters", given.voters, kept.voters),
    description: input.richText("description", given.description),
    documentation_ids: fileIds(input, "documentation_ids", given.documentation_ids, "ballot", kept.documentation_ids),
    meeting_id,
    meeting_topic_id,
    ...shares,
  }
  if (meeting_id !== kept.meeting_id && !isOfMeeting(meeting_id, group_id, call.viewer.member, world))
    input.refuse("meeting_id", "unknown_reference")
  if (!isOfAgenda(meeting_topic_id, meeting_id, kept, world)) input.refuse("meeting_topic_id", "unknown_reference")
  input.done()
  const { alliance_id } = call.viewer.member
  const selected = participantsOf({ alliance_id, group_id, participants: written.voters }, world)
  if (!selected.some(({ entity_id }) => written.counted_by === "person" || entity_id !== null))
    throw fieldRefusal("voters", "participants_empty")
  return written
}

/** What a ballot need not have. */
const relatedOf = ({
  meeting_id = null,
  meeting_topic_id = null,
  quorum_percent = null,
  majority_percent = null,
}: Schemas["BallotInput"] | Schemas["BallotUpdate"]) => ({
  meeting_id,
  meeting_topic_id,
  quorum_percent,
  majority_percent,
})

type Counting = "counted_by" | "weights" | "is_secret" | "proxy_limit"

/**
 * What is counted, and whether secretly; weights of levels of the alliance, each once, are only possible if entities are counted (VOTE-07),
 * passed votes only if people are (VOTE-09).
 */
function readCounting(
  input: BodyCheck,
  { counted_by = "person", weights = [], is_secret = false, proxy_limit = 0 }: Pick<Schemas["BallotInput"], Counting>,
  { alliance_id }: MemberRow,
): Pick<BallotRow, Counting> {
  const byPerson = counted_by === "person"
  if (weights.length > 0) refuseWeights(input, byPerson, is_secret)
  if (!byPerson && proxy_limit > 0) input.refuse("proxy_limit", "proxies_need_people")
  refuseLevels(input, weights, alliance_id)
  return { counted_by, is_secret, proxy_limit, weights: weights.map(({ level_id, weight }) => ({ level_id, weight })) }
}

function refuseWeights(input: BodyCheck, byPerson: boolean, isSecret: boolean): void {
  if (byPerson) input.refuse("weights", "weights_need_entity")
  else if (isSecret) input.refuse("weights", "secret_weights")
}

/** Refuses levels of another alliance, and a level that stands twice. */
function refuseLevels(input: BodyCheck, weights: readonly Schemas["BallotWeightInput"][], alliance_id: string): void {
  const seen = new Set<string>()
  for (const [at, { level_id }] of weights.entries()) {
    if (input.store.rows.member_level.get(level_id)?.alliance_id !== alliance_id)
      input.refuse(`weights.${at}.level_id`, "unknown_reference")
    else if (seen.has(level_id)) input.refuse(`weights.${at}.level_id`, "not_unique")
    seen.add(level_id)
  }
}

/** At least two options with different texts, ignoring case. Each existing option keeps its id once; new options get new ids. */
function readOptions(
  input: BodyCheck,
  given: readonly Schemas["BallotOptionInput"][],
  { store }: World,
  before: readonly BallotOption[] = [],
): BallotOption[] {
  if (given.length < leastOptions) input.refuse("options", "min_options")
  const left = new Set(before.map(({ id }) => id))
  const seen = new Set<string>()
  return given.map((option, at) => {
    const { id, is_abstention = false } = option
    const text = input.text(option.text) ?? ""
    if (id !== undefined && !left.delete(id)) input.refuse(`options.${at}.id`, "unknown_reference")
    if (seen.has(comparable(text))) input.refuse(`options.${at}.text`, "not_unique")
    seen.add(comparable(text))
    return { id: id ?? store.newId("option"), text, is_abstention }
  })
}

/** A ballot may refer to a meeting of the same group if the user may take the meeting's action `ballot.create`. */
function isOfMeeting(id: string | null, group_id: string | null, user: MemberRow, world: World): boolean {
  if (id === null) return true
  const meeting = world.store.rows.meeting.get(id)
  if (meeting?.alliance_id !== user.alliance_id || meeting.group_id !== group_id) return false
  return meetingRules.status(meeting, world) !== "cancelled" && !meetingRules.read(user, meeting, world)
}

/** A ballot may be about a topic of its meeting that is on the agenda; the topic that it has may stay. */
function isOfAgenda(id: string | null, meeting_id: string | null, kept: Partial<BallotRow>, { store }: World): boolean {
  if (id === null || (id === kept.meeting_topic_id && meeting_id === kept.meeting_id)) return true
  const topic = store.rows.meeting_topic.get(id)
  return topic?.meeting_id === meeting_id && takesTime(topic)
}
