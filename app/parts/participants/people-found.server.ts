import type { SubmissionResult } from "@conform-to/react"
import { data } from "@remix-run/node"
import type { $ZodType } from "zod/v4/core"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { restored } from "#app/forms/submit/submission.server.ts"
import { searchRequest } from "./find-fields.ts"
import { memberTree } from "./member-tree.server.ts"
import type { ThreadsOn } from "#app/lib/paths/thread.ts"
import type { MemberTree } from "./member-tree.ts"

/** The action's response for a form with a picker: its errors, or the results of a people search without scripts. */
export type PickerAnswer = SubmissionResult<string[]> & { tree?: MemberTree }

/**
 * Shows the submitted form again, with the results of a people search without scripts (FORM-05).
 * @param picker the field's name
 * @param of the record that the people have to be able to read
 * @returns undefined if the form was submitted to save it
 */
export async function peopleFound(
  context: RequestContext,
  form: FormData,
  schema: $ZodType,
  picker: string,
  of?: ThreadsOn,
) {
  const search = searchRequest(form, picker)
  if (!search) return undefined
  return data<PickerAnswer>({ ...restored(form, schema), tree: await memberTree(context, { ...search, of }) })
}
