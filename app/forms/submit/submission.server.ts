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
  backendMessage,
} from "#app/lib/failure.ts"
import { idempotencyField, unansweredField, versionField } from "../schema/form-field-names.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { readForm } from "../schema/read-form.server.ts"
import { isFormCode } from "../schema/form-codes.ts"
import { parseForm } from "../schema/parse-form.ts"

type AnySubmission = Submission<Record<string, unknown>, string[], unknown>

/** A form whose files were streamed to the backend: `form` has the stored files as texts, `fileErrors` the failed ones by field. */
export type ReceivedForm = { form: FormData; fileErrors: Record<string, string[]> }

/**
 * Parses a posted form with its schema (FORM-01).
 * @param body the request, or its form data if the action has already read it, or the result of `receiveForm` (FORM-03)
 */
export async function parseSubmission<Schema extends $ZodType>(
  body: Request | FormData | ReceivedForm,
  schema: Schema,
): Promise<Submission<input<Schema>, string[], output<Schema>>> {
  if (body instanceof Request) return parsed(await readForm(body), schema)
  if (body instanceof FormData) return parsed(body, schema)
  return withFileErrors(parsed(body.form, schema), body.fileErrors)
}

/** Schemas that were built with current data, and the same without the rules about them. */
const bareSchemas = new WeakMap<$ZodType, $ZodType>()

/** Notes the schema without rules that need data, for a retry. @returns the schema with these rules */
export function withBareSchema<Schema extends $ZodType>(schema: Schema, bare: Schema): Schema {
  bareSchemas.set(schema, bare)
  return schema
}

/**
 * Parses a form. A retry after a lost response leaves out the rules about current data: what the first attempt has saved, such as the name
 * that is now taken, must not refuse it. The backend answers it as it answered the first (FORM-07).
 */
function parsed<Schema extends $ZodType>(form: FormData, schema: Schema) {
  const key = form.get(unansweredField)
  const isRetry = key !== null && key === form.get(idempotencyField)
  return parseForm(form, isRetry ? ((bareSchemas.get(schema) as Schema | undefined) ?? schema) : schema)
}

/**
 * Turns a submission with a refused file into an error, and adds the file errors to every reply. They replace the schema's errors at the
 * same field, because the schema, which does not see the file, would ask the user to choose one.
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

/** The field errors of a reply before the file errors are added. */
function replyErrors(submission: { reply: AnySubmission["reply"] }, options: unknown): Record<string, string[] | null> {
  const { "": _ofForm, ...errors } = submission.reply(options as never).error ?? {}
  return errors
}

/** Shows the form again with its input: 422 with errors; 200 if a row was added or removed without scripts. */
export function invalid(submission: Pick<AnySubmission, "reply" | "status">) {
  return data(submission.reply(), { status: submission.status === "error" ? 422 : 200 })
}

function codeOf({ code, message, params }: FieldError): string {
  return isFormCode(code) ? fieldCode(code, params) : fieldCode("text", { text: message })
}

function messageOf(refusal: Failure): string {
  if (refusal.kind === "refused" && refusal.code === "stale") return fieldCode("stale", { text: refusal.message ?? "" })
  const words = backendMessage(refusal)
  return words === undefined ? textOfFailure(refusal) : fieldCode("text", { text: words })
}

const isUnknown: ReadonlySet<Failure["kind"]> = new Set(["timeout", "network", "server", "contract"])

/** The messages for the whole form; after a lost response also that the result is unknown (quality row 14). */
function messagesOf(refusal: Failure): string[] {
  return isUnknown.has(refusal.kind) ? [messageOf(refusal), "form.unknown"] : [messageOf(refusal)]
}

/** The version that the next attempt replaces after a refusal as stale: the current one, and the user is told (`StaleNote`). */
function nextVersion(refusal: Failure): string | undefined {
  const version = refusal.kind === "refused" && refusal.code === "stale" ? refusal.details?.version : undefined
  return typeof version === "number" ? String(version) : undefined
}

/**
 * The idempotency key of the next attempt. After a refusal the next attempt is a new request and gets a new key, also if the key was used
 * with other content: the message then says that the earlier content is saved. After a timeout the result is unknown, so the same key
 * ensures that the request is executed only once (ERR-03, FORM-07).
 */
function nextKey(refusal: Failure, key: unknown): unknown {
  return refusal.kind === "refused" && key !== undefined ? randomUUID() : key
}

/**
 * Shows the form again after a failure of the backend: field errors at their fields, and at the top its message (ERR-01), otherwise
 * 'request timed out' (ERR-03) or 'server error' (ERR-02). The input is kept. After `stale` the form has the current version
 * (`VersionField`).
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

/** The idempotency key of a submitted form, for the `Idempotency-Key` header; undefined if it is missing or malformed. */
export function idempotencyKey(submission: Pick<AnySubmission, "payload">): string | undefined {
  const key = submission.payload[idempotencyField]
  return typeof key === "string" && /^[\da-f-]{36}$/.test(key) ? key : undefined
}

/** Creates a key for a form that will be rendered (FORM-07); loaders pass it to `IdempotencyKey`. */
export function newIdempotencyKey(): string {
  return randomUUID()
}

/**
 * Restores a form from a draft: its values without errors, for the `draft` option of `useSchemaForm` (SES-07, FORM-08). The idempotency
 * key is restored too, so that a retry after a lost response is executed only once (ERR-03, FORM-07).
 */
export function restored<Schema extends $ZodType>(draft: FormData, schema: Schema): SubmissionResult<string[]> {
  return { initialValue: parseForm(draft, schema).reply().initialValue ?? {} }
}
