import type { SubmissionResult } from "@conform-to/react"
import { data } from "@remix-run/node"
import type { Failure } from "#app/lib/failure.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { readForm } from "#app/lib/read-form.server.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { searchRequest } from "#app/parts/participants/find-fields.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { atPicker } from "#app/parts/participants/participants-refusal.server.ts"
import { writeForm } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey, restored } from "#app/ui/form/submission.server.ts"
import { pickers, type Picker } from "./workgroup-pickers.ts"
import { createSchema } from "./workgroup.schema.ts"

/** The form as it was sent, with whom somebody without scripts has looked for in which picker. */
export type CreateAnswer = SubmissionResult<string[]> & { found?: { asked: Picker; tree: MemberTree } }

/** The form of a new group. @throws the 403 screen where the backend would not make one */
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

/** Creates a group (ADM-02); without scripts a submit may also look for people (FORM-05). */
export async function createWorkgroup(context: RequestContext, request: Request) {
  const form = await readForm(request)
  for (const asked of pickers) {
    const wish = searchRequest(form, asked)
    if (!wish) continue
    const found = { asked, tree: await memberTree(context, wish) }
    return data<CreateAnswer>({ ...restored(form, createSchema), found })
  }
  return writeForm(
    context,
    { form, fileErrors: {} },
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

/** A refusal of somebody is said with their name, at the picker in which they were chosen. */
function atPickers(failure: Failure, form: FormData, { locale }: RequestContext): Failure {
  return pickers.reduce((known, picker) => atPicker(known, form, { sent: picker, control: picker }, locale), failure)
}
