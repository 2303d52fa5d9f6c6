import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import type { Clock } from "#app/parts/wall-time/wall-time.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { createBallot, newBallotForm } from "./form.server.ts"
import { BallotForm } from "./form.tsx"

export const handle = { access: "group", title: "ballot-form.create.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return newBallotForm(context, request, params)
}

export const action = createBallot

const schemaAt = (clock: Clock) => import("../ballot.schema.ts").then((module) => module.createBallotSchema(clock))

export default function CreateBallot() {
  const page = useLoaderData<typeof loader>()
  return <BallotForm schemaAt={schemaAt} page={page} answer={useActionData<typeof action>()} />
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
