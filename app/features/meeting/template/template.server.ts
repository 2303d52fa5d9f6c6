import type { components } from "#openapi/generated/schema.d.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { cut } from "#app/lib/cut.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { agendaTemplatePaths } from "#app/lib/paths/agenda-template.ts"
import { param, type Params, recordId, shellScopeFrom } from "#app/lib/route-params.ts"
import { questionOf } from "#app/parts/confirm/question.server.ts"
import { versionSchema } from "#app/parts/confirm/confirm.schema.ts"
import { forbiddenBy, orDisbanded } from "#app/parts/forbidden.server.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { tables } from "#openapi/generated/states.ts"
import { templateSchema } from "../meeting.schema.ts"
import { meetingOf } from "../meeting.server.ts"
import { newTopic, topicRow, takesTime } from "../topic/topic-view.server.ts"
import { deleteTexts } from "./template.status.ts"

type Schemas = components["schemas"]

const table = tables["agenda-template"]

/** Lets the request through only if the person may keep templates of the group. @throws the 403 screen otherwise */
async function mayCreate(context: RequestContext, acronym: string): Promise<void> {
  const query = { size: 10 as const, group_acronym: [acronym] }
  const { actions } = valueOf(await context.api.get("/agenda-template", { query }))
  await requireAction(context, actions, "create", async () => {
    const group = valueOf(await context.api.get("/workgroup/{acronym}", { path: { acronym } }))
    return orDisbanded(group, forbiddenBy(table.list, "create"))
  })
}

/** The template in the URL. @throws 404 also for one of another group, the 403 screen if it does not offer the action */
async function templateFor(context: RequestContext, params: Params, action: Schemas["AgendaTemplateAction"]) {
  const path = { id: recordId(params) }
  const template = valueOf(await context.api.get("/agenda-template/{id}", { path }))
  const { group, actions } = template
  if (group.acronym !== params.acronym) throw new ApiFailure({ kind: "not_found" })
  await requireAction(context, actions, action, () => orDisbanded(group, forbiddenBy(table, action)))
  return template
}

/** Form data of a new template; `?from=` names the meeting whose topics it begins with. @throws the 403 screen if the person may not keep one */
export async function newTemplateForm(context: RequestContext, request: Request, params: Params) {
  const from = new URL(request.url).searchParams.get("from")
  const [meeting] = await Promise.all([
    from === null ? undefined : meetingOf(context, { ...params, id: from }),
    mayCreate(context, param(params, "acronym")),
  ])
  const values = meeting && {
    name: cut(meeting.subject, nameLength),
    topics: meeting.topics.filter(takesTime).map(topicRow),
  }
  return { values, key: newIdempotencyKey(), draft: await openDraft(context, request, templateSchema) }
}

/** The longest name of a template; a meeting's subject can be longer. */
const nameLength = 100

/** Form data of a template that is changed; its topics are also what a new meeting takes from it. @throws the 403 screen if it does not offer the action */
export async function changedTemplateForm(context: RequestContext, request: Request, params: Params) {
  const { name, version, topics } = await templateFor(context, params, "update")
  return {
    version,
    values: { name, topics: topics.map(topicRow) },
    draft: await openDraft(context, request, templateSchema),
  }
}

const listOf = (params: Params) => agendaTemplatePaths.list(shellScopeFrom(params))

/** Keeps a template (`agenda-template.create`). */
export const createTemplate = formAction(templateSchema, {
  write: ({ context, params, input: { name, topics }, idempotencyKey }) =>
    context.api.post("/agenda-template", {
      body: { group_acronym: param(params, "acronym"), name, topics: topics.map(newTopic) },
      idempotencyKey,
    }),
  done: "agenda-template.created",
  to: (_template, { params }) => listOf(params),
})

/** Changes the name and the topics of a template (`agenda-template.update`). */
export const saveTemplate = formAction(templateSchema, {
  write: ({ context, params, input: { version = 0, name, topics } }) =>
    context.api.put("/agenda-template/{id}", {
      path: { id: param(params, "id") },
      body: { version, name, topics: topics.map(newTopic) },
    }),
  done: "agenda-template.saved",
  to: (_template, { params }) => listOf(params),
})

/** Data of the question before a template is deleted (FORM-06). @throws the 403 screen if it does not offer the action */
export async function deleteView(context: RequestContext, params: Params) {
  const { id, name, version } = await templateFor(context, params, "delete")
  const question = { texts: deleteTexts, values: { name: { strong: name } }, version }
  return { ...questionOf(context, question), id }
}

/** Deletes a template (`agenda-template.delete`). */
export const deleteTemplate = formAction(versionSchema, {
  write: ({ context, params, input }) =>
    context.api.delete("/agenda-template/{id}", { path: { id: param(params, "id") }, query: input }),
  done: "agenda-template.deleted",
  to: (_done, { params }) => listOf(params),
})
