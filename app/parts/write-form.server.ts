import { redirect, type ActionFunctionArgs } from "@remix-run/node"
import type { $ZodType, output } from "zod/v4/core"
import type { Failure, Result } from "#app/lib/failure.ts"
import { readForm } from "#app/lib/read-form.server.ts"
import { richTextAnswer } from "#app/parts/rich-text/rich-text-answer.server.ts"
import { receiveForm, type ModuleOf } from "#app/parts/attachments/receive-form.server.ts"
import { peopleFound } from "#app/parts/participants/people-found.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, parseSubmission, refused, type ReceivedForm } from "#app/ui/form/submission.server.ts"
import { withLocalizedMessage } from "./refusal-text.server.ts"

/** A message id, with values if its text needs any. */
type Done = Flash["id"] | Pick<Flash, "id" | "values">

type Writing<Schema extends $ZodType, Written> = {
  schema: Schema
  /** Makes the one backend call. */
  write: (input: output<Schema>, idempotencyKey: string | undefined) => Promise<Result<Written>>
  /** Message on the next page; undefined if that page shows the result anyway. */
  done: Done | ((written: Written) => Done) | undefined
  /** URL of the next page. */
  to: (written: Written) => string
}

/**
 * Handles a form submission. Shows the form again, with everything the user entered, for a rich text preview, for validation errors and for
 * a refusal by the backend (ERR-01, FORM-08); otherwise writes the data and redirects with a message.
 */
export async function writeForm<Schema extends $ZodType, Written>(
  context: RequestContext,
  from: Request | ReceivedForm,
  { schema, write, done, to }: Writing<Schema, Written>,
) {
  const received = from instanceof Request ? { form: await readForm(from), fileErrors: {} } : from
  const preview = await richTextAnswer(received.form, schema, context.alliance)
  if (preview) return preview
  const submission = await parseSubmission(received, schema)
  if (submission.status !== "success") return invalid(submission)
  const written = await write(submission.value, idempotencyKey(submission))
  if (!written.ok) return refused(submission, withLocalizedMessage(moveErrorsToLists(written.failure), context))
  const message = typeof done === "function" ? done(written.value) : done
  const flash = typeof message === "string" ? { id: message } : message
  if (flash) await sendFlash(context, { tone: "done", ...flash })
  return redirect(to(written.value), 303)
}

/** Attaches the form's schema to an action; the server does not start if an action has none (`guarded-build.ts`). */
export function withSchema<Action extends (args: ActionFunctionArgs) => unknown>(schema: $ZodType, action: Action) {
  return Object.assign(action, { schema })
}

/** A submitted form: its values, and the key that makes a repeated request harmless. */
type Sent<Schema extends $ZodType> = ActionFunctionArgs & {
  input: output<Schema>
  idempotencyKey: string | undefined
}

type FormAction<Schema extends $ZodType, Written> = {
  /** The contract's module for the form's files; without it the form accepts none. */
  files?: ModuleOf
  /** The field whose people picker works without scripts: its search submits the form (FORM-05). */
  picker?: string
  /** Makes the one backend call. */
  write: (sent: Sent<Schema>) => Promise<Result<Written>>
  /** Message on the next page; omitted if that page shows the result anyway. */
  done?: Done | ((written: Written) => Done)
  /** URL of the next page. */
  to: (written: Written, args: ActionFunctionArgs) => string
}

/**
 * Builds the action of a route with a form, in `<domain>.server.ts`: parses the form with its schema, calls the backend once, and redirects
 * with a message or shows the form again. The route exports it: `export const action = enableMember`.
 */
export function formAction<Schema extends $ZodType, Written>(schema: Schema, action: FormAction<Schema, Written>) {
  return withSchema(schema, async (args: ActionFunctionArgs) => {
    const { context, request } = args
    const received = action.files
      ? await receiveForm(context, request, action.files)
      : { form: await readForm(request), fileErrors: {} }
    const found = action.picker && (await peopleFound(context, received.form, schema, action.picker))
    if (found) return found
    return writeForm(context, received, {
      schema,
      write: (input, key) => action.write({ ...args, input, idempotencyKey: key }),
      done: action.done,
      to: (written) => action.to(written, args),
    })
  })
}

/** Moves errors of list items (`documentation_ids.0`) to the list itself, without duplicates. */
function moveErrorsToLists(failure: Failure): Failure {
  if (failure.kind !== "refused") return failure
  const moved = failure.errors.map((error) => ({ ...error, field: error.field.replace(/\.\d+$/, "") }))
  const errors = [...new Map(moved.map((error) => [`${error.field} ${error.code}`, error])).values()]
  return { ...failure, errors }
}
