/** A selectable or selected participant: a member, or a whole group. */
export type Participant = {
  kind: "member" | "group"
  /** Id of the member or acronym of the group. */
  id: string
  /** Display name. */
  text: string
  /** Organisation of a member or acronym of a group. */
  note?: string
}

/**
 * The value of a participant's control. It includes the name, so that a form that is shown again can list the selected people without a
 * request for up to a thousand ids. Only the id is relevant for saving.
 */
export function participantValue({ kind, id, text, note }: Participant): string {
  return String(new URLSearchParams({ [kind]: id, text, ...(note && { note }) }))
}

/** Parses a control's value; undefined if it is not a participant. */
export function readParticipant(value: string): Participant | undefined {
  const parts = new URLSearchParams(value)
  const member = parts.get("member")
  const id = member ?? parts.get("group")
  if (!id) return undefined
  const note = parts.get("note") ?? undefined
  return { kind: member ? "member" : "group", id, text: parts.get("text") ?? id, note }
}

/** Parses several values, without duplicates and in their order. */
export function readParticipants(values: readonly string[]): Participant[] {
  const read = values.flatMap((value) => readParticipant(value) ?? [])
  return [...new Map(read.map((participant) => [participantKey(participant), participant])).values()]
}

/**
 * The value that a picker sends for words that stand in its search box, if nobody was chosen since they were typed: a name that somebody
 * typed and did not choose must not vanish when the form is saved.
 */
export function openSearchValue(words: string): string {
  return String(new URLSearchParams({ typed: words }))
}

/** The words of an `openSearchValue` among the values of a picker; undefined if somebody of that name is chosen as well. */
export function openSearchIn(values: readonly string[]): string | undefined {
  const words = values.map((value) => new URLSearchParams(value).get("typed")).find(Boolean) ?? undefined
  const isIn = (text = "") => words !== undefined && text.toLowerCase().includes(words.toLowerCase())
  return readParticipants(values).some(({ id, text }) => isIn(text) || isIn(id)) ? undefined : words
}

/** A unique key of a participant, independent of the name. */
export function participantKey({ kind, id }: Pick<Participant, "kind" | "id">): string {
  return `${kind} ${id}`
}
