import type { Submission, SubmissionResult } from "@conform-to/react"
import { data } from "@remix-run/node"
import { randomUUID } from "node:crypto"
import type { $ZodType, input, output } from "zod/v4/core"
import {
  type Failure,
  type FieldError,
  fieldName,
  secondsToWait,
  statusOfRefusal,
  textOfFailure,
  wordsOf,
} from "#app/lib/failure.ts"
import { idempotencyField, versionField } from "#app/lib/form-field-names.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { readForm } from "#app/lib/read-form.server.ts"
import { isFormCode } from "./form-codes.ts"
import { parseForm } from "./parse-form.ts"

type AnySubmission = Submission<Record<string, unknown>, string[], unknown>

/** A form whose files were passed on while it arrived: each stands in it as text; what was wrong with the others, by field. */
export type ReceivedForm = { form: FormData; fileErrors: Record<string, string[]> }

/**
 * Reads a posted form with its schema (FORM-01).
 * @param body the request, or its form data where the action has read them already, or what `receiveForm` gives (FORM-03)
 */
export async function parseSubmission<Schema extends $ZodType>(
  body: Request | FormData | ReceivedForm,
  schema: Schema,
): Promise<Submission<input<Schema>, string[], output<Schema>>> {
  if (body instanceof Request) return parseForm(await readForm(body), schema)
  if (body instanceof FormData) return parseForm(body, schema)
  return withFileErrors(parseForm(body.form, schema), body.fileErrors)
}

/**
 * A form with a file that was refused is no success, and every answer to it says so at the field. That is all it says there: a schema
 * that misses the file would tell the person to choose one.
 */
function withFileErrors<Input, Output>(
  submission: Submission<Input, string[], Output>,
  fileErrors: Record<string, string[]>,
): Submission<Input, string[], Output> {
  if (Object.keys(fileErrors).length === 0) return submission
  const together = (errors: Record<string, string[] | null> = {}) => {
    return { ...errors, ...fileErrors } as Record<string, string[]>
  }
  return {
    status: submission.status === undefined ? undefined : "error",
    payload: submission.payload,
    error: together("error" in submission ? (submission.error ?? {}) : {}),
    reply: (options) =>
      submission.reply({ ...options, fieldErrors: together(replyErrors(submission, options)) } as never),
  }
}

/** The field errors of an answer before any are added. */
function replyErrors(submission: { reply: AnySubmission["reply"] }, options: unknown): Record<string, string[] | null> {
  const { "": _ofForm, ...errors } = submission.reply(options as never).error ?? {}
  return errors
}

/** Shows the form again: 422 with its errors and everything that was typed; 200 for a row added or removed without scripts. */
export function invalid(submission: Pick<AnySubmission, "reply" | "status">) {
  return data(submission.reply(), { status: submission.status === "error" ? 422 : 200 })
}

function codeOf({ code, message, params }: FieldError): string {
  return isFormCode(code) ? fieldCode(code, params) : fieldCode("text", { text: message })
}

function messageOf(refusal: Failure): string {
  if (refusal.kind === "refused" && refusal.code === "stale") return fieldCode("stale", { text: refusal.message ?? "" })
  const words = wordsOf(refusal)
  return words === undefined ? textOfFailure(refusal) : fieldCode("text", { text: words })
}

const isUnknown: ReadonlySet<Failure["kind"]> = new Set(["timeout", "network", "server", "contract"])

/** What the whole form is told; of an answer that was lost also that nobody knows what became of it (quality row 14). */
function messagesOf(refusal: Failure): string[] {
  return isUnknown.has(refusal.kind) ? [messageOf(refusal), "form.unknown"] : [messageOf(refusal)]
}

/** The version that the next attempt replaces after somebody else was quicker: theirs, and the person is told (`StaleNote`). */
function nextVersion(refusal: Failure): string | undefined {
  const version = refusal.kind === "refused" && refusal.code === "stale" ? refusal.details?.version : undefined
  return typeof version === "number" ? String(version) : undefined
}

/**
 * The key of the next attempt. A refusal is an answer, so what is sent next is another thing and gets another key; after a
 * time-out nobody knows, so the same key makes sure that it is done once (ERR-03, FORM-07). A key that was used with other
 * content stays: the form has to be opened again.
 */
function nextKey(refusal: Failure, key: unknown): unknown {
  const isAnswered = refusal.kind === "refused" && refusal.code !== "idempotency_conflict"
  return isAnswered && key !== undefined ? randomUUID() : key
}

/**
 * Shows the form again after the backend did not do it: its field errors at their fields, its message at the top (ERR-01),
 * 'request timed out' (ERR-03) or 'server error' (ERR-02) otherwise. Everything that was typed stays. After `stale` the form
 * carries the version that is there now (`VersionField`).
 */
export function refused(submission: Pick<AnySubmission, "reply" | "payload">, refusal: Failure) {
  const fieldErrors: Record<string, string[]> = {}
  const errors = refusal.kind === "refused" ? (refusal.errors ?? []) : []
  for (const error of errors) (fieldErrors[fieldName(error.field)] ??= []).push(codeOf(error))

  const result: SubmissionResult<string[]> = submission.reply({ formErrors: messagesOf(refusal), fieldErrors })
  const initialValue = { ...result.initialValue }
  const key = nextKey(refusal, submission.payload[idempotencyField])
  if (typeof key === "string") initialValue[idempotencyField] = key
  const version = nextVersion(refusal)
  if (version !== undefined) initialValue[versionField] = version
  const wait = secondsToWait(refusal, Date.now())
  const headers = wait === undefined ? undefined : { "Retry-After": String(wait) }
  return data({ ...result, initialValue }, { status: statusOfRefusal(refusal), headers })
}

/** The key with which this form was opened, for the `Idempotency-Key` header; undefined where it is missing or was tampered with. */
export function idempotencyKey(submission: Pick<AnySubmission, "payload">): string | undefined {
  const key = submission.payload[idempotencyField]
  return typeof key === "string" && /^[\da-f-]{36}$/.test(key) ? key : undefined
}

/** A key for a form that is about to be shown (FORM-07); loaders give it to `IdempotencyKey`. */
export function newIdempotencyKey(): string {
  return randomUUID()
}

/**
 * A form as it was left: its values without errors, for the `draft` of `useSchemaForm` (SES-07, FORM-08). Its key belongs to it:
 * after an answer that was lost, what is sent again is done once (ERR-03, FORM-07).
 */
export function restored<Schema extends $ZodType>(draft: FormData, schema: Schema): SubmissionResult<string[]> {
  return { initialValue: parseForm(draft, schema).reply().initialValue ?? {} }
}
