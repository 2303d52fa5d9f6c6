import { setTimeout as wait } from "node:timers/promises"
import { redirect } from "@remix-run/node"
import { invalid, parseSubmission, refused } from "#app/forms/submit/submission.server.ts"
import type { Failure } from "#app/lib/failure.ts"
import { kitConfirmSchema, kitSchema } from "./kit.schema.ts"

/** The demo backend's failures. */
const refusals: Record<"refused" | "timeout" | "server", Failure> = {
  refused: {
    kind: "refused",
    code: "validation_failed",
    message: "Please correct the marked fields.",
    errors: [
      { field: "subject", code: "not_unique", message: "Already in use" },
      { field: "description", code: "too_long", message: "At most 20 characters", params: { max: 20 } },
    ],
    details: {},
  },
  timeout: { kind: "timeout" },
  server: { kind: "server" },
}

/** Validates the demo form and returns the response selected in it. */
export async function sendDemo(request: Request) {
  const submission = await parseSubmission(request, kitSchema)
  if (submission.status !== "success") return invalid(submission)
  const { answer } = submission.value
  return answer === "done" ? redirect("/kit?done=saved") : refused(submission, refusals[answer])
}

/** Performs the demo's irreversible action. */
export async function confirmDemo(request: Request) {
  const submission = await parseSubmission(request, kitConfirmSchema)
  return submission.status === "success" ? redirect("/kit?done=disbanded") : invalid(submission)
}

/** Waits for the milliseconds in the query parameter `wait`, at most 5 s, to show the busy indicator. */
export async function waitAsAsked(url: URL): Promise<void> {
  const milliseconds = Number(url.searchParams.get("wait"))
  if (milliseconds > 0) await wait(Math.min(milliseconds, 5000))
}
