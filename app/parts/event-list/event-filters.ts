import { eventStatuses } from "../event-status.ts"

/** What every list of meetings or ballots is narrowed down to; `from` and `to` are days (RFC 3339 full-date), both included. */
export const eventFilters = { status: eventStatuses, from: [], to: [] } as const
