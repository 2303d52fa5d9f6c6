import { data } from "@remix-run/node"
import { valueOf } from "#app/lib/failure.ts"
import { currentSchema } from "#app/forms/submit/current-schema.server.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import {
  idempotencyKey,
  invalid,
  newIdempotencyKey,
  parseSubmission,
  refused,
} from "#app/forms/submit/submission.server.ts"
import { levelSchema } from "./level.schema.ts"

/** All member levels and this person's actions (ADM-05). An alliance has only a handful. */
export async function listLevels({ api, locale }: RequestContext) {
  const sort = locale === "zh" ? "name" : "name_english"
  const { items, actions } = valueOf(await api.get("/member-level", { query: { size: 200, sort } }))
  return {
    levels: items.map(({ id, version, name, name_english, entity_total, actions: may }) => ({
      id,
      version,
      name,
      name_english,
      entities: entity_total,
      canUpdate: may.includes("update"),
    })),
    newKey: actions.includes("create") ? newIdempotencyKey() : undefined,
  }
}

export type LevelView = Awaited<ReturnType<typeof listLevels>>["levels"][number]

/** The schema of a level among those that there are now. */
export const levelNow = currentSchema(levelSchema, async ({ context: { api } }) => {
  const { items } = valueOf(await api.get("/member-level", { query: { size: 200 } }))
  return { levels: items }
})

/** Adds or renames a level. Returns the message for the page, or the failed submission with the id of its level. */
export async function saveLevel(context: RequestContext, request: Request, schema: typeof levelNow.bare) {
  const submission = await parseSubmission(request, schema)
  const { payload } = submission
  const of = typeof payload.id === "string" ? payload.id : ""
  const failedSubmission = ({ data: answer, init }: ReturnType<typeof invalid> | ReturnType<typeof refused>) => ({
    refusal: data({ ...answer, of }, init ?? undefined),
  })
  if (submission.status !== "success") return failedSubmission(invalid(submission))
  const { id, version = 0, name, name_english } = submission.value
  const body = { name, name_english }
  const saved =
    id === undefined
      ? await context.api.post("/member-level", { body, idempotencyKey: idempotencyKey(submission) })
      : await context.api.put("/member-level/{id}", { path: { id }, body: { ...body, version } })
  if (!saved.ok) return failedSubmission(refused(submission, withLocalizedMessage(saved.failure, context)))
  return { done: id === undefined ? "member-level.created" : "member-level.saved" } as const
}
