import type { RequestContext } from "#app/session/request-context.server.ts"
import { loginRequestSchema } from "./login-request.schema.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"

/** Sends a login request (`login-request.create`, SES-04). */
export const sendLoginRequest = formAction(loginRequestSchema, {
  write: ({ context, input, idempotencyKey }) =>
    context.api.post("/member/application", { body: input, idempotencyKey }),
  to: (_sent, { context }) => loginRequestPaths.sent(context.alliance),
})

/** What is known of whoever wants to log in (SES-03): the temporary user's name at the login host, and an address if that is one. */
export async function knownApplicant(context: RequestContext): Promise<{ username?: string; email?: string }> {
  const { notes, header } = context.cookies
  const user = await notes.temporaryUser.read(header, context.alliance)
  if (!user) return {}
  return { username: user.username, email: user.username.includes("@") ? user.username : undefined }
}
