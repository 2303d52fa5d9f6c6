import { Await } from "@remix-run/react"
import { createContext, type ReactNode, Suspense, useContext } from "react"
import type { CreateTarget } from "#app/parts/create/create-targets.ts"
import type { Moment } from "#app/lib/time.server.ts"
import type { SavedView } from "#app/parts/saved-view/saved-view.ts"
import type { ReviewCounts } from "#app/parts/waiting/review-counts.ts"

/** Data of the frame: what is known when the response starts, and parts that arrive later in the same response (P12). */
export type Streamed<View> = View & { late?: Promise<Partial<View>> }

/** The parts of the frame that pages show, too. */
type FrameParts = {
  /** The create forms available to this user. */
  create: CreateTarget[]
  /** What waits for this administrator; undefined for everybody else. */
  administration?: ReviewCounts
  /** When the page was made; outside the shell nobody asks. */
  made?: Moment
  /** The person's saved views of all lists. */
  views: SavedView[]
}

/**
 * The frame's parts for pages, set by the shell. The value is the same before and after the late parts have arrived: a new value would make
 * React render those parts of the page again that it has not hydrated yet.
 */
export const FramePartsContext = createContext<Streamed<FrameParts>>({ create: [], views: [] })

type LateProps<View> = { frame: Streamed<View>; children: (view: View) => ReactNode }

/** Renders with the known data, then with the late data once it has arrived (P12). */
export function WithLate<View>({ frame, children }: LateProps<View>) {
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

/** Renders with the frame's parts for pages, as `WithLate`. */
export function WithFrameParts({ children }: { children: (parts: FrameParts) => ReactNode }) {
  return <WithLate frame={useContext(FramePartsContext)}>{children}</WithLate>
}
