import { Await } from "@remix-run/react"
import { Suspense, useEffect, useState, type ReactNode } from "react"
import { paths } from "#app/lib/paths.ts"
import { CreateTargetsContext } from "#app/parts/create/create-targets.ts"
import { PortalFrame } from "#app/parts/frame/portal-frame.tsx"
import { ReviewCountContext } from "#app/parts/waiting/review-count.ts"
import { FormOwnerContext } from "#app/ui/form/form-owner.ts"
import { LeftFormContext } from "#app/ui/form/left-form.ts"
import { MemberNav } from "./member-nav.tsx"
import { MemberTools, PersonMenu } from "./member-tools.tsx"
import type { MemberFrame } from "./member.server.ts"

type Streamed = MemberFrame & { late?: Promise<Partial<MemberFrame>> }

/** Header, navigation, messages and footer around a page for somebody who is logged in (SHELL-01). */
export function MemberPortal({ frame, children }: { frame: Streamed; children: ReactNode }) {
  const { create, administration } = useArrived(frame)
  return (
    <PortalFrame
      tools={
        <MemberTools
          frame={frame}
          menu={<WithLate frame={frame}>{(whole) => <PersonMenu frame={whole} />}</WithLate>}
        />
      }
      nav={<WithLate frame={frame}>{(whole) => <MemberNav frame={whole} />}</WithLate>}
      messages={frame.messages}
      home={paths.dashboard}
    >
      <CreateTargetsContext.Provider value={create}>
        <ReviewCountContext.Provider value={administration}>
          <LeftFormContext.Provider value={frame.left}>
            <FormOwnerContext.Provider value={frame.formOwner}>{children}</FormOwnerContext.Provider>
          </LeftFormContext.Provider>
        </ReviewCountContext.Provider>
      </CreateTargetsContext.Provider>
    </PortalFrame>
  )
}

/** What is known of the frame, and the rest once it has arrived: what stands around a page must not wait, or draw the page anew (P12). */
function useArrived({ late, ...known }: Streamed): MemberFrame {
  const [arrived, setArrived] = useState<{ late: Streamed["late"]; parts: Partial<MemberFrame> }>()
  useEffect(
    () =>
      void late?.then(
        (parts) => setArrived({ late, parts }),
        () => undefined,
      ),
    [late],
  )
  return arrived?.late === late ? { ...known, ...arrived?.parts } : known
}

/** A part of the frame with what is known of it, and with the rest once that has arrived (P12). */
function WithLate({ frame, children }: { frame: Streamed; children: (frame: MemberFrame) => ReactNode }) {
  const { late } = frame
  if (!late) return children(frame)
  return (
    <Suspense fallback={children(frame)}>
      <Await resolve={late} errorElement={children(frame)}>
        {(arrived) => children({ ...frame, ...arrived })}
      </Await>
    </Suspense>
  )
}
