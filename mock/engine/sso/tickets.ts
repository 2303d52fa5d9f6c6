import { minute } from "#mock/engine/store/clock.ts"
import type { TicketRow } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"

const lifetime = 5 * minute

/** Issues a ticket for a person and an alliance. `isExpired` creates one that has already expired. */
export function issueTicket(
  store: Store,
  given: Omit<TicketRow, "id" | "expiry_time" | "is_used">,
  isExpired: boolean,
): string {
  const expiry_time = store.now() + (isExpired ? -1 : lifetime)
  return store.rows.ticket.put({ ...given, id: store.newSecret(), expiry_time, is_used: false }).id
}

/**
 * Redeems a ticket. `undefined` if it is unknown, used, expired, or was issued for another alliance, application or return URL. A mismatch
 * also uses up the ticket.
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
