import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import type { RouteHandle } from "#app/session/access.ts"
import { ExpiredList } from "./expired-list.tsx"
import { InvitationHead } from "./invitation-head.tsx"
import { MessageForm } from "./message-form.tsx"
import { messageView, sendInvitation } from "./message.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import { messageSchema } from "./message.schema.ts"

export const handle = { access: "member-admin", title: "member-invitation.message.window" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return { view: await messageView(context, request, params.importId) }
}

export const action = withSchema(messageSchema, ({ request, params, context }: ActionFunctionArgs) =>
  sendInvitation(context, request, params.importId),
)

/** The third step of an invitation: what is written, and the sending (ADM-01, FORM-04). */
export default function WriteInvitation() {
  const { view } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <InvitationHead title="member-invitation.message.title" at="message" />
      {view ? <MessageForm view={view} answer={answer} /> : <ExpiredList />}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
