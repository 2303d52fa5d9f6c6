/** What may stand in the path of a record; anything else names none. */
export function isRecordId(id: unknown): id is string {
  return typeof id === "string" && /^[\x21-\x7e]{1,64}$/.test(id)
}
