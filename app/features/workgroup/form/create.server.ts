import type { SubmissionResult } from "@conform-to/react"
import { data } from "@remix-run/node"
import type { Failure } from "#app/lib/failure.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { searchRequest } from "#app/parts/participants/find-fields.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { moveErrorsToPicker } from "#app/parts/participants/participants-refusal.server.ts"
import { writeForm } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey, restored } from "#app/forms/submit/submission.server.ts"
import { pickers, type Picker } from "./pickers.ts"
import { createSchema } from "../workgroup.schema.ts"

/** A failed submission, with the results of a people search without JavaScript and its picker. */
export type CreateAnswer = SubmissionResult<string[]> & { found?: { asked: Picker; tree: MemberTree } }

/** Data of the form for a new group. @throws the 403 screen if the backend would not create one */
export async function newWorkgroupForm(context: RequestContext, request: Request) {
  const [preview, tree] = await Promise.all([
    context.api.get("/preview", { query: { module: "workgroup", action: "create" } }),
    memberTree(context),
  ])
  await requireAction(context, preview.ok ? ["create"] : [], "create", () => whyNot(preview))
  return {
    values: { type: "public" as const, description: { format: "markdown" as const } },
    tree,
    draft: await openDraft(context, request, createSchema),
    key: newIdempotencyKey(),
  }
}

/** Creates a group (ADM-02); without JavaScript a submission can also search for people (FORM-05). */
export async function createWorkgroup(context: RequestContext, request: Request) {
  const { form, fileErrors } = await receiveForm(context, request, "workgroup")
  for (const asked of pickers) {
    const search = searchRequest(form, asked)
    if (!search) continue
    const found = { asked, tree: await memberTree(context, search) }
    return data<CreateAnswer>({ ...restored(form, createSchema), found })
  }
  return writeForm(
    context,
    { form, fileErrors },
    {
      schema: createSchema,
      write: async (body, idempotencyKey) => {
        const made = await context.api.post("/workgroup", { body, idempotencyKey })
        return made.ok ? made : { ok: false, failure: atPickers(made.failure, form, context) }
      },
      done: "workgroup-admin.created",
      to: () => workgroupPaths.adminList(context.alliance),
    },
  )
}

/** Turns a refusal of a person into an error with their name, at the picker in which they were selected. */
function atPickers(failure: Failure, form: FormData, { locale }: RequestContext): Failure {
  return pickers.reduce(
    (known, picker) => moveErrorsToPicker(known, form, { sent: picker, control: picker }, locale),
    failure,
  )
}
