import type { SubmissionResult } from "@conform-to/react"
import { data } from "@remix-run/node"
import type { $ZodType } from "zod/v4/core"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { restored } from "#app/ui/form/submission.server.ts"
import { searchRequest } from "./find-fields.ts"
import { memberTree } from "./member-tree.server.ts"
import type { MemberTree } from "./member-tree.ts"

/** A form with a picker when it comes back: with its errors, or with whom somebody without scripts has looked for. */
export type PickerAnswer = SubmissionResult<string[]> & { tree?: MemberTree }

/**
 * The form again as it was sent, with the people whom somebody without scripts has looked for in its picker (FORM-05).
 * @param picker the field's name
 * @returns undefined where the form was sent to be saved: the action goes on
 */
export async function peopleFound(context: RequestContext, form: FormData, schema: $ZodType, picker: string) {
  const wish = searchRequest(form, picker)
  return wish && data<PickerAnswer>({ ...restored(form, schema), tree: await memberTree(context, wish) })
}
