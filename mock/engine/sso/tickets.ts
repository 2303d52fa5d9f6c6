import { minute } from "#mock/engine/store/clock.ts"
import type { TicketRow } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"

const lifetime = 5 * minute

/** A new ticket for a person at an alliance. `isExpired` makes one whose time is already over. */
export function issueTicket(
  store: Store,
  given: Omit<TicketRow, "id" | "expiry_time" | "is_used">,
  isExpired: boolean,
): string {
  const expiry_time = store.now() + (isExpired ? -1 : lifetime)
  return store.rows.ticket.put({ ...given, id: store.newSecret(), expiry_time, is_used: false }).id
}

/**
 * Uses a ticket up. `undefined` when it is unknown, used, expired, or was made for another alliance, application or
 * return address; a ticket that is shown with the wrong ones is used up by that, too.
 */
export function redeemTicket(
  store: Store,
  given: { ticket: string; org: string; app: string; goto?: string },
): TicketRow | undefined {
  const ticket = store.rows.ticket.get(given.ticket)
  if (!ticket || ticket.is_used) return undefined
  store.rows.ticket.put({ ...ticket, is_used: true })
  const fits = ticket.org === given.org && ticket.app === given.app && (given.goto ?? ticket.goto) === ticket.goto
  return fits && store.now() < ticket.expiry_time ? ticket : undefined
}
