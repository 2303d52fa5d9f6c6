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

/** Shows the 404 screen for an unknown address within an alliance, inside that alliance's page frame (TEN-02, ERR-02). */
export function loader({ context }: LoaderFunctionArgs): never {
  throw noSuchPage(context)
}

/** Handles forms posted to an unknown address. */
export const action = loader

export default function UnknownAddress() {
  return null
}

export const ErrorBoundary = RouteError
