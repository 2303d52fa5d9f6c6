import type { Domain } from "#app/parts/domain/domain.ts"

export const session: Domain = { operations: ["ticket.logged.exchange", "token.logged.revoke"] }
