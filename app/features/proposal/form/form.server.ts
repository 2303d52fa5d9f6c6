import type { output } from "zod/v4/core"
import type { $ZodType } from "zod/v4/core"
import { everyRow } from "#app/lib/every-page.ts"
import { valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { fileIds } from "#app/parts/attachments/attachment.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import type { TextFormat } from "#app/parts/rich-text/text-format.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { proposalSchema, revisionSchema } from "../proposal.schema.ts"
import { proposalFor, proposalOf, type Proposal } from "../proposal.server.ts"

type Values = {
  title?: string
  authors?: string
  group?: string
  memo?: string
  content: { format: TextFormat; text?: string }
}

const empty: Values = { content: { format: "markdown" } }

async function formView(context: RequestContext, request: Request, schema: $ZodType, values: Values) {
  return { draft: await openDraft(context, request, schema), values, key: newIdempotencyKey() }
}

/** Groups for which the person may submit a proposal: public groups and their own. */
async function groupOptions({ api, locale }: RequestContext) {
  const query = { status: ["normal" as const] }
  const groups = await everyRow(async (part) => valueOf(await api.get("/workgroup", { query: { ...query, ...part } })))
  return groups
    .filter((group) => "actions" in group)
    .map((group) => ({ value: group.acronym, text: `${group.acronym} ${nameIn(locale, group)}` }))
}

/** Checks that the person may submit a proposal. @throws the 403 screen otherwise */
async function mayCreate(context: RequestContext): Promise<void> {
  const preview = await context.api.get("/preview", { query: { module: "proposal", action: "create" } })
  await requireAction(context, preview.ok ? ["create"] : [], "create", () => whyNot(preview))
}

/** Data of the form for a new proposal; `?copy=` prefills it from another proposal, `?group=` preselects the group (PROP-01). */
export async function newProposalForm(context: RequestContext, request: Request) {
  const search = new URL(request.url).searchParams
  const [copy, group] = [search.get("copy"), search.get("group")]
  const around = Promise.all([groupOptions(context), copy ? proposalOf(context, { draftCode: copy }) : undefined])
  const [, [groups, copied]] = await inParallel(mayCreate(context), around)
  const values: Values = copied
    ? {
        title: copied.title,
        authors: copied.authors.join("\n"),
        group: copied.group.acronym,
        content: copied.content,
      }
    : { ...empty, authors: context.viewer?.name ?? "", group: group ?? "" }
  return {
    view: await formView(context, request, proposalSchema, values),
    groups,
    copiedFrom: copied?.draft_code,
  }
}

/** Data of the form for a new revision, prefilled with the latest one (PROP-03). @throws the 403 screen if the action is not offered */
export async function revisionForm(context: RequestContext, request: Request, params: Params) {
  const {
    title,
    content,
    version,
    draft_code: code,
    latest_revision,
  } = await proposalFor(context, params, "revision.create")
  const view = await formView(context, request, revisionSchema, { title, content })
  return { view, version, code, title, next: latest_revision.number + 1 }
}

export type ProposalFormView = Awaited<ReturnType<typeof formView>>

/** Maps the backend's field names to those of the form, for errors. */
const formFields = { attachment_ids: "attachments", group_acronym: "group" }

/** The request body of `proposal.create`; other people see its times in the given time zone. */
function bodyOf({ attachments, group, ...value }: output<typeof proposalSchema>, timezone: string) {
  return { ...value, group_acronym: group, attachment_ids: fileIds(attachments), timezone }
}

/** Submits a proposal (PROP-01). */
export const createProposal = formAction(proposalSchema, {
  files: "proposal",
  fields: formFields,
  write: ({ context, input, idempotencyKey }) =>
    context.api.post("/proposal", { body: bodyOf(input, context.zone), idempotencyKey }),
  done: ({ draft_code: code }: Proposal) => ({ id: "proposal.created", values: { code } }),
  to: ({ draft_code }, { context }) => proposalPaths.state(context.alliance, draft_code),
})

/** Submits a revision, which can no longer be changed (PROP-03). */
export const createRevision = formAction(revisionSchema, {
  files: "proposal",
  fields: formFields,
  write: ({ context, params, input, idempotencyKey }) => {
    const { attachments, memo, ...value } = input
    return context.api.post("/proposal/{draft_code}/revision", {
      path: { draft_code: param(params, "draftCode") },
      body: { ...value, memo: memo ?? null, attachment_ids: fileIds(attachments) },
      idempotencyKey,
    })
  },
  done: ({ number }) => ({ id: "proposal.revision.created", values: { number } }),
  to: ({ id }, { context, params }) => proposalPaths.revision(context.alliance, param(params, "draftCode"), id),
})
