import type { Api } from "#app/api/client.server.ts"
import { allianceOf, type RequestContext } from "#app/session/request-context.server.ts"
import type { LoginRequest } from "./login-request.schema.ts"

/** Sends a login request (`login-request.create`, SES-04). */
export function createLoginRequest(api: Api, input: LoginRequest, idempotencyKey?: string) {
  return api.post("/member/application", { body: input, idempotencyKey })
}

/** What is known of whoever wants to log in (SES-03): the temporary user's name at the login host, and an address if that is one. */
export async function knownApplicant(context: RequestContext): Promise<{ username?: string; email?: string }> {
  const { notes, header } = context.cookies
  const user = await notes.temporaryUser.read(header, allianceOf(context).url)
  if (!user) return {}
  return { username: user.username, email: user.username.includes("@") ? user.username : undefined }
}
