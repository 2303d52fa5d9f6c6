import type { Request } from "express"
import { liveHeader } from "#app/lib/live.ts"

/**
 * Whether a script of an open page asks, because something has changed, and not the person: the stream of changes, or the data of the page.
 * Such a request does not prolong the session (SES-11) and is the first to be refused under overload (quality row 17).
 */
export const isLiveRequest = ({ headers }: Pick<Request, "headers">): boolean =>
  headers[liveHeader] !== undefined || headers.accept === "text/event-stream"
