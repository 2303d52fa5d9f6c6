import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "member", title: "certificate.list.title" } satisfies RouteHandle

/** Redirects the certificate root to the certificate centre (TEN-07). */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(paths.certificates(context.alliance))
}

/** Never rendered. The default export makes this a page route, so the tenant route can show the 404 screen if the alliance is unknown. */
export default function CertificateRoot() {
  return null
}
