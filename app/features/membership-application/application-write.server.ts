import type { Result } from "#app/lib/failure.ts"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { fileIds } from "#app/parts/attachments/attachment.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import { applicationActSchema, closeSchema } from "./membership-application.schema.ts"

const callOf = (params: Params, idempotencyKey: string | undefined) => ({
  path: { id: param(params, "id") },
  idempotencyKey,
})

/** Message after each form of the page. */
const doneTexts = {
  feedback: "membership-application.feedback.done",
  approve: "membership-application.review.approved",
  reject: "membership-application.review.rejected",
} as const

/** Reviews an application, or sends feedback to the applicant (ADM-07). */
export const actOnApplication = formAction(applicationActSchema, {
  files: "membership_application",
  write: async ({ context: { api }, params, input, idempotencyKey }): Promise<Result<keyof typeof doneTexts>> => {
    const call = callOf(params, idempotencyKey)
    if (input.intent === "feedback") {
      const body = { text: input.text, attachment_ids: fileIds(input.attachment_ids) }
      const done = await api.post("/membership-application/{id}/feedback", { ...call, body })
      return done.ok ? { ok: true, value: "feedback" } : done
    }
    const { version, step, decision, reason = null } = input
    const body = { version, step, decision, reason: decision === "reject" ? reason : null }
    const done = await api.post("/membership-application/{id}/review", { ...call, body })
    return done.ok ? { ok: true, value: decision } : done
  },
  done: (act) => doneTexts[act],
  to: (act, { context, params }) =>
    `${membershipApplicationPaths.detail(context.alliance, param(params, "id"))}${act === "feedback" ? "#feedback" : ""}`,
})

/** Closes an application permanently (ADM-07). */
export const closeApplication = formAction(closeSchema, {
  write: ({ context, params, input: { version, reason, summary = null }, idempotencyKey }) =>
    context.api.post("/membership-application/{id}/close", {
      ...callOf(params, idempotencyKey),
      body: { version, reason, summary },
    }),
  done: ({ code }) => ({ id: "membership-application.closed", values: { code } }),
  to: (_done, { context, params }) => membershipApplicationPaths.detail(context.alliance, param(params, "id")),
})
