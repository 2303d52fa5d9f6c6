import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { FreshOutlet } from "#app/parts/frame/fresh-outlet.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { ShellFrameContext } from "#app/ui/layout/shell-frame.ts"
import { useWorkgroupShell } from "./workgroup-shell.tsx"
import { getWorkgroup, workgroupFrame } from "./workgroup.server.ts"

export const handle = { access: "group" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  return workgroupFrame(await getWorkgroup(context, params.acronym), context)
}

/** The frame of all pages of a group: its name, its tabs, and that it is over when it is (WG-02, WG-05). */
export default function WorkgroupShell() {
  const group = useLoaderData<typeof loader>()
  return (
    <ShellFrameContext.Provider value={useWorkgroupShell(group)}>
      {group.status === "disband" && (
        <div className="banners">
          <Note tone="hold" title={<FormattedMessage id="workgroup.disbanded.title" />}>
            <FormattedMessage id="workgroup.disbanded.text" />
          </Note>
        </div>
      )}
      <FreshOutlet />
    </ShellFrameContext.Provider>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
