import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FreshOutlet } from "#app/parts/frame/fresh-outlet.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { ShellFrameContext } from "#app/ui/layout/shell-frame.ts"
import { useProposalShell } from "./proposal-shell.tsx"
import { proposalFrame } from "./proposal-view.server.ts"
import { proposalOf } from "./proposal.server.ts"

export const handle = { access: "group" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  return proposalFrame(await proposalOf(context, params), context)
}

/** The frame of all pages of a proposal: what it is, who is waited for, its phases, its tabs (SHELL-02, PROP-01). */
export default function ProposalShell() {
  const proposal = useLoaderData<typeof loader>()
  return (
    <ShellFrameContext.Provider value={useProposalShell(proposal)}>
      <FreshOutlet />
    </ShellFrameContext.Provider>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
