import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import type { Clock } from "#app/parts/wall-time/wall-time.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { createMeeting, newMeetingForm } from "./form.server.ts"
import { MeetingForm } from "./form.tsx"
import { NewTopics } from "./new-topics.tsx"

export const handle = { access: "group", title: "meeting-form.create.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return newMeetingForm(context, request, params)
}

export const action = createMeeting

const schemaAt = (clock: Clock) => import("../meeting.schema.ts").then((module) => module.createMeetingSchema(clock))

export default function CreateMeeting() {
  const page = useLoaderData<typeof loader>()
  return <MeetingForm schemaAt={schemaAt} page={page} answer={useActionData<typeof action>()} Topics={NewTopics} />
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
