import type { Domain } from "#app/parts/domain/domain.ts"

export const savedView: Domain = { operations: ["preference.logged.update"] }
