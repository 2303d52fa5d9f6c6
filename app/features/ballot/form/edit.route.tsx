import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import type { Clock } from "#app/parts/wall-time/wall-time.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { changedBallotForm, saveBallot } from "./form.server.ts"
import { BallotForm } from "./form.tsx"

export const handle = { access: "group", title: "ballot-form.edit.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return changedBallotForm(context, request, params)
}

export const action = saveBallot

const schemaAt = (clock: Clock) => import("../ballot.schema.ts").then((module) => module.editBallotSchema(clock))

export default function EditBallot() {
  const page = useLoaderData<typeof loader>()
  return <BallotForm schemaAt={schemaAt} page={page} answer={useActionData<typeof action>()} />
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
