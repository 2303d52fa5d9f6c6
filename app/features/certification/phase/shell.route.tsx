import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FreshOutlet } from "#app/client/framework/fresh-outlet.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { ShellFrameContext } from "#app/ui/layout/shell.tsx"
import { certificationFrame, certificationOf } from "../certification.server.ts"
import { useCertificationShell } from "./certification-shell.tsx"

export const handle = { access: "member" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  return certificationFrame(await certificationOf(context, params), context)
}

/** Layout of all pages of an application: who acts next, progress of each phase, tabs (SHELL-02, CERT-02). */
export default function CertificationShell() {
  const frame = useLoaderData<typeof loader>()
  return (
    <ShellFrameContext.Provider value={useCertificationShell(frame)}>
      <FreshOutlet />
    </ShellFrameContext.Provider>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
