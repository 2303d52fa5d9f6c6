import { redirect, replace, type ActionFunctionArgs } from "@remix-run/node"
import type { $ZodType, output } from "zod/v4/core"
import type { Failure, Result } from "#app/lib/failure.ts"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import { richTextAnswer } from "#app/parts/rich-text/rich-text-answer.server.ts"
import { receiveForm, type ModuleOf } from "#app/parts/attachments/receive-form.server.ts"
import { type SchemaSource, withSchema } from "#app/forms/submit/current-schema.server.ts"
import { moveErrorsToPicker, type PeopleField } from "#app/parts/participants/participants-refusal.server.ts"
import { peopleFound } from "#app/parts/participants/people-found.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { isFormCode } from "#app/forms/schema/form-codes.ts"
import {
  idempotencyKey,
  invalid,
  parseSubmission,
  refused,
  type ReceivedForm,
} from "#app/forms/submit/submission.server.ts"
import { withLocalizedMessage } from "./refusal-text.server.ts"

/** A message id, with values if its text needs any. */
export type Done = Flash["id"] | Pick<Flash, "id" | "values" | "undo">

/** Where the form shows errors of the backend's fields that have another name there. */
type ErrorFields = {
  /** Form fields by the backend's names; all others have the same name in the form. */
  fields?: Record<string, string> | undefined
  /** A list of people: errors about one of them are shown at the picker, with the name. */
  people?: PeopleField | undefined
}

export type Writing<Schema extends $ZodType, Written> = ErrorFields & {
  schema: Schema
  /** Makes the one backend call. */
  write: (input: output<Schema>, idempotencyKey: string | undefined) => Promise<Result<Written>>
  /** Message on the next page; undefined if that page shows the result anyway. */
  done: Done | ((written: Written, input: output<Schema>) => Done) | undefined
  /** URL of the next page. */
  to: (written: Written) => string
  /** The next page replaces that of the form in the browser's history: the record no longer offers the form. */
  isOnce?: boolean | undefined
}

/**
 * Handles a form submission. Shows the form again, with everything the user entered, for a rich text preview, for validation errors and for
 * a refusal by the backend (ERR-01, FORM-08); otherwise writes the data and redirects with a message.
 */
export async function writeForm<Schema extends $ZodType, Written>(
  context: RequestContext,
  from: Request | ReceivedForm,
  { schema, write, done, to, isOnce, ...errorFields }: Writing<Schema, Written>,
) {
  const received = from instanceof Request ? { form: await readForm(from), fileErrors: {} } : from
  const preview = await richTextAnswer(received, schema, context.alliance)
  if (preview) return preview
  const submission = await parseSubmission(received, schema)
  if (submission.status !== "success") return invalid(submission)
  const written = await write(submission.value, idempotencyKey(submission))
  if (!written.ok) {
    const failure = atFormFields(written.failure, received.form, errorFields, context)
    return refused(submission, withLocalizedMessage(failure, context))
  }
  const message = typeof done === "function" ? done(written.value, submission.value) : done
  const flash = typeof message === "string" ? { id: message } : message
  if (flash) await sendFlash(context, { tone: "done", ...flash })
  return (isOnce ? replace : redirect)(to(written.value), 303)
}

export { withSchema }

/** A submitted form: its values, and the key that makes a repeated request harmless. */
type Sent<Schema extends $ZodType> = ActionFunctionArgs & {
  input: output<Schema>
  idempotencyKey: string | undefined
}

type FormAction<Schema extends $ZodType, Written> = ErrorFields & {
  /** The contract's module for the form's files; without it the form accepts none. */
  files?: ModuleOf
  /** The field whose people picker works without scripts: its search submits the form (FORM-05). */
  picker?: string
  /** Makes the one backend call. */
  write: (sent: Sent<Schema>) => Promise<Result<Written>>
  /** Message on the next page; omitted if that page shows the result anyway. */
  done?: Done | ((written: Written, input: output<Schema>) => Done)
  /** URL of the next page. */
  to: (written: Written, args: ActionFunctionArgs) => string
  /** With scripts, Back does not return to the form: the record no longer offers it. */
  isOnce?: boolean
}

/**
 * Builds the action of a route with a form, in `<domain>.server.ts`: parses the form with its schema, calls the backend once, and redirects
 * with a message or shows the form again. The route exports it: `export const action = enableMember`.
 */
export function formAction<Schema extends $ZodType, Written>(
  source: SchemaSource<Schema>,
  action: FormAction<Schema, Written>,
) {
  return withSchema(source, async (args, schema) => {
    const { context, request } = args
    const { files, picker, write, done, to, isOnce, ...errorFields } = action
    const received = files
      ? await receiveForm(context, request, files)
      : { form: await readForm(request), fileErrors: {} }
    const found = picker && (await peopleFound(context, received.form, schema, picker))
    if (found) return found
    return writeForm(context, received, {
      ...errorFields,
      schema,
      write: (input, key) => write({ ...args, input, idempotencyKey: key }),
      done,
      to: (written) => to(written, args),
      isOnce,
    })
  })
}

/** Moves the backend's errors to the fields of the form. */
function atFormFields(
  failure: Failure,
  form: FormData,
  { fields = {}, people }: ErrorFields,
  { locale }: RequestContext,
) {
  const named = people ? moveErrorsToPicker(failure, form, people, locale) : failure
  return moveErrorsToLists(mapErrorFields(named, fields))
}

/** Maps a refusal's errors to the fields of the form. Errors of list items go to the list if `names` renames it. */
export function mapErrorFields(failure: Failure, names: Record<string, string>): Failure {
  if (failure.kind !== "refused") return failure
  const errors = failure.errors.map((error) => {
    const [field = ""] = error.field.split(".")
    return { ...error, field: names[field] ?? error.field }
  })
  return { ...failure, errors }
}

/** Moves errors of list items (`documentation_ids.0`) to the list itself, without those that would show the same text. */
export function moveErrorsToLists(failure: Failure): Failure {
  if (failure.kind !== "refused") return failure
  const moved = failure.errors.map((error) => ({ ...error, field: error.field.replace(/\.\d+$/, "") }))
  const shown = ({ field, code, message }: (typeof moved)[number]) => `${field} ${isFormCode(code) ? code : message}`
  const errors = [...new Map(moved.map((error) => [shown(error), error])).values()]
  return { ...failure, errors }
}
