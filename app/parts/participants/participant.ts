/** Somebody who can be chosen, or has been: a member, or everybody in a group. */
export type Participant = {
  kind: "member" | "group"
  /** Id of the member, acronym of the group. */
  id: string
  /** Their name, as it is shown. */
  text: string
  /** Organisation of a member, acronym of a group. */
  note?: string
}

/**
 * The value of a participant's control. It carries the name along, so that a form which comes back can show who was chosen
 * without asking for a thousand people by their ids; what counts is the id.
 */
export function participantValue({ kind, id, text, note }: Participant): string {
  return String(new URLSearchParams({ [kind]: id, text, ...(note && { note }) }))
}

/** The participant of a control's value; undefined for a text that is none. */
export function readParticipant(value: string): Participant | undefined {
  const parts = new URLSearchParams(value)
  const member = parts.get("member")
  const id = member ?? parts.get("group")
  if (!id) return undefined
  const note = parts.get("note") ?? undefined
  return { kind: member ? "member" : "group", id, text: parts.get("text") ?? id, note }
}

/** The participants of several values, each once, in their order. */
export function readParticipants(values: readonly string[]): Participant[] {
  const read = values.flatMap((value) => readParticipant(value) ?? [])
  return [...new Map(read.map((participant) => [participantKey(participant), participant])).values()]
}

/** Tells participants apart, whatever they are called. */
export function participantKey({ kind, id }: Pick<Participant, "kind" | "id">): string {
  return `${kind} ${id}`
}
