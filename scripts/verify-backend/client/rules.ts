/** The rules that are checked, with the texts and sources shown in the report. */
export const rules = {
  status: "the status is one the contract documents for the operation, and never a 5xx (openapi/)",
  "content-type": "the content type is one the contract documents for that status (openapi/)",
  schema: "the body fits its schema, required fields are there (openapi/, 'Answers')",
  code: "the code of a refusal belongs to its status and to the operation (RefusalCode, x-codes)",
  headers:
    "the headers that the contract documents are there and right: `Location`, `Retry-After` (openapi/, 'Answers')",
  accepts: "what the contract allows is understood (openapi/, examples and parameters)",
  session: "without a session, or with one that does not fit, 401 ('Session headers')",
  fields: "what the schema does not allow is refused with 400 at its field ('Answers', FieldCode)",
  "not-found": "an id that nobody has is 404 ('Answers')",
  role: "who may not do it is refused with 403, nothing is written (openapi/states)",
  reads: "a record, and each of its parts, is shown to those who may see it and to nobody else (openapi/states)",
  state: "what the state does not allow is refused with 400, nothing is written (openapi/states)",
  actions: "`actions` lists exactly what the person may do now, and what it lists works ('Records')",
  effect: "what was asked is done (openapi/states)",
  log: "what was done stands in the operation log (ADM-08)",
  stale: "a write made on an older version is refused as `stale`, nothing is written ('Records')",
  idempotency: "one key does a thing once and gives one answer ('Doing a thing once')",
  list: "totals, counts, pages, size, sort and filters of a list are right ('Lists')",
  file: "a file comes with its bytes, type and name, in the language asked for (openapi/, file.get)",
  tenant: "nothing of an alliance can be reached from another one (TEN-04)",
  preparation: "a record that checks need can be made",
} as const

export type Rule = keyof typeof rules

export const ruleNames = Object.keys(rules) as Rule[]
