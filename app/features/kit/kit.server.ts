import { setTimeout as wait } from "node:timers/promises"
import { redirect } from "@remix-run/node"
import { invalid, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import type { Failure } from "#app/lib/failure.ts"
import { kitConfirmSchema, kitSchema } from "./kit.schema.ts"

/** What the demo's backend answers instead of doing it. */
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

/** The demo form: validates, then answers as the form asked. */
export async function sendDemo(request: Request) {
  const submission = await parseSubmission(request, kitSchema)
  if (submission.status !== "success") return invalid(submission)
  const { answer } = submission.value
  return answer === "done" ? redirect("/kit?done=saved") : refused(submission, refusals[answer])
}

/** The demo's irreversible action. */
export async function confirmDemo(request: Request) {
  const submission = await parseSubmission(request, kitConfirmSchema)
  return submission.status === "success" ? redirect("/kit?done=disbanded") : invalid(submission)
}

/** Waits as long as the address asks for, at most 5 s: to see the busy indicator. */
export async function waitAsAsked(url: URL): Promise<void> {
  const asked = Number(url.searchParams.get("wait"))
  if (asked > 0) await wait(Math.min(asked, 5000))
}
