import { redirect, type ActionFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import { convertInWorker } from "#app/parts/rich-text/rich-text-thread.server.ts"
import { richTextRequestSchema } from "#app/parts/rich-text/rich-text-request.schema.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { parseSubmission } from "#app/forms/submit/submission.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"

export const handle = { access: "member", isNoDestination: true } satisfies RouteHandle

/**
 * The editor's preview, or the text converted to the other format (FORM-04): responds with sanitised `{ text }`, or 422 for an invalid
 * request or unreadable text.
 */
export const action = withSchema(richTextRequestSchema, async ({ request, context }: ActionFunctionArgs) => {
  const submission = await parseSubmission(request, richTextRequestSchema)
  if (submission.status !== "success") return refusal()
  const { to, ...value } = submission.value
  const { alliance } = context
  const text = to === "view" ? richTextHtml(value, { alliance }) : (await convertInWorker(value, to, alliance))?.text
  return text === undefined ? refusal() : Response.json({ text })
})

const refusal = () => Response.json({}, { status: 422 })

/** Redirects: this route has no page. */
export function loader({ context }: ActionFunctionArgs) {
  return redirect(paths.dashboard(context.alliance))
}
