import type { LoaderFunctionArgs } from "@remix-run/node"
import type { RouteHandle } from "#app/session/access.ts"
import { noSuchPage } from "#app/session/screen.server.ts"

export const handle = {
  access: "public",
  title: "error.not-found.title",
  scripts: false,
  noSchema: "no form is read",
} satisfies RouteHandle

/** The root, and every address that is no page: the 404 screen (TEN-02). */
export function loader({ context }: LoaderFunctionArgs): never {
  throw noSuchPage(context)
}

/** A form sent to an address that is no page. */
export const action = loader

export default function NotFound() {
  return null
}
