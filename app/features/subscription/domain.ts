import type { Domain } from "#app/parts/domain/domain.ts"

export const subscription: Domain = { operations: ["subscription.logged.update"] }
