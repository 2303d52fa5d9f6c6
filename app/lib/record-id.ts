/** What may stand in the path of a record; anything else names none. */
export function isRecordId(id: unknown): id is string {
  return typeof id === "string" && /^[\x21-\x7e]{1,64}$/.test(id)
}

/** What an acronym of a group looks like (ADM-02); nothing else is asked for. */
export function isAcronym(text: unknown): text is string {
  return typeof text === "string" && /^[A-Za-z0-9-]{1,20}$/.test(text)
}
