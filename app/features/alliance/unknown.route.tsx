import type { LoaderFunctionArgs } from "@remix-run/node"
import { RouteError } from "#app/parts/frame/route-error.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { noSuchPage } from "#app/session/screen.server.ts"

export const handle = {
  access: "public",
  title: "error.not-found.title",
  scripts: false,
  noSchema: "no form is read",
} satisfies RouteHandle

/** An address below an alliance that is no page: the 404 screen inside the frame that the person knows (TEN-02, ERR-02). */
export function loader({ context }: LoaderFunctionArgs): never {
  throw noSuchPage(context)
}

/** A form sent to an address that is no page. */
export const action = loader

export default function UnknownAddress() {
  return null
}

export const ErrorBoundary = RouteError
