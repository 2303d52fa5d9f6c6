import type { components } from "#openapi/generated/schema.d.ts"

export type RefusalCode = components["schemas"]["RefusalCode"]
export type FieldCode = components["schemas"]["FieldCode"]
export type Details = components["schemas"]["RefusalDetails"]
export type FieldError = components["schemas"]["FieldError"]

/** The error that a handler or rule throws to refuse a call; the dispatcher converts it to the contract's envelope. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: Details | undefined
  readonly fields: readonly FieldError[] | undefined

  constructor(code: RefusalCode, details?: Details, fields?: readonly FieldError[]) {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0 // Expected and frequent: rules create one for every record that a user may not act on
    super(code)
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.details = details
    this.fields = fields
  }
}

/** A refusal of one field by a rule that the contract's schema cannot express (`unknown_reference`, …). */
export function fieldRefusal(field: string, code: FieldCode): Refusal {
  return new Refusal("validation_failed", undefined, [{ field, code, message: code }])
}

type Texts<Entry> = Readonly<Record<string, Entry>>
export type CodeTexts = { refusals: Texts<{ status: number; english: string }>; fields: Texts<{ english: string }> }

export type Envelope = { status: number; body: Record<string, unknown> }

/** Reads the status and text of each code from the contract (`x-texts` of RefusalCode and FieldCode). */
export function readCodeTexts(contract: string): CodeTexts {
  type Listed = { "x-texts": CodeTexts["refusals"] }
  const { schemas } = (JSON.parse(contract) as { components: { schemas: Record<string, Listed> } }).components
  const of = (name: string) => {
    const texts = schemas[name]?.["x-texts"]
    if (!texts) throw new Error(`the contract has no x-texts at ${name}`)
    return texts
  }
  return { refusals: of("RefusalCode"), fields: of("FieldCode") }
}

/** `{success: false, code, message}`, with `errors` for invalid fields and `result` for details of the code. */
export function envelopeOf(refusal: Refusal, texts: CodeTexts): Envelope {
  const text = texts.refusals[refusal.code]
  if (!text) throw new Error(`a refusal that the contract does not list: ${refusal.code}`)
  const { details, fields } = refusal
  const message = fill(text.english, valuesOf(details ?? {}))
  const errors = fields?.map((error) => ({ ...error, message: fieldMessage(error, texts) }))
  const body = {
    success: false,
    code: refusal.code,
    message,
    ...(errors && { errors }),
    ...(details && { result: details }),
  }
  return { status: text.status, body }
}

/** Values for the placeholders in a code's text, which has shorter names for the person and the times. */
function valuesOf(details: Details): Record<string, unknown> {
  const { apply_time, changed_time, last_time, next_time } = details
  const person = details.changed_by ?? details.cast_by ?? details.representative ?? details.holder
  const time = [apply_time, changed_time, last_time, next_time].find((one) => one !== undefined)
  return { ...details, name: person?.name ?? details.name, time, next: next_time }
}

function fieldMessage(error: FieldError, texts: CodeTexts): string {
  return fill(texts.fields[error.code]?.english ?? error.message, { ...error.params, field: error.field })
}

function fill(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""))
}
