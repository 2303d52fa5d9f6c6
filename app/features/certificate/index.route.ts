import { redirect, type LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "member", title: "certificate.list.title" } satisfies RouteHandle

/** The root of the certificates leads to the certificate centre (TEN-07). */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(paths.certificates(context.alliance))
}

/** Never shown, but it makes this a page: where the alliance is not known, the tenant's route shows the 404 screen. */
export default function CertificateRoot() {
  return null
}
