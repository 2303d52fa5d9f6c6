import { redirect } from "@remix-run/node"
import type { $ZodType, output } from "zod/v4/core"
import type { Failure, Result } from "#app/api/failure.ts"
import { richTextAnswer } from "#app/parts/rich-text/rich-text-answer.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import { allianceOf, type RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, parseSubmission, refused, type ReceivedForm } from "#app/ui/form/submission.server.ts"
import { inWords } from "./refusal-text.server.ts"

type Writing<Schema extends $ZodType, Written> = {
  schema: Schema
  /** The one call that does it. */
  write: (input: output<Schema>, idempotencyKey: string | undefined) => Promise<Result<Written>>
  /** Message on the next page. */
  done: Flash["id"]
  /** Its address. */
  to: (written: Written) => string
}

/**
 * Answers a form: shows it again for a rich text that is looked at, for what is wrong with it, and for what the backend
 * refuses, with everything that was typed (ERR-01, FORM-08); else does it and leads on with a message.
 */
export async function writeForm<Schema extends $ZodType, Written>(
  context: RequestContext,
  received: ReceivedForm,
  { schema, write, done, to }: Writing<Schema, Written>,
) {
  const shown = richTextAnswer(received.form, schema, allianceOf(context).url)
  if (shown) return shown
  const submission = await parseSubmission(received, schema)
  if (submission.status !== "success") return invalid(submission)
  const written = await write(submission.value, idempotencyKey(submission))
  if (!written.ok) return refused(submission, inWords(atLists(written.failure), context))
  await sendFlash(context, { tone: "done", id: done })
  return redirect(to(written.value), 303)
}

/** What is wrong with one of a list (`documentation_ids.0`) is said at the list, once. */
function atLists(failure: Failure): Failure {
  if (failure.kind !== "refused") return failure
  const moved = failure.errors.map((error) => ({ ...error, field: error.field.replace(/\.\d+$/, "") }))
  const errors = [...new Map(moved.map((error) => [`${error.field} ${error.code}`, error])).values()]
  return { ...failure, errors }
}
