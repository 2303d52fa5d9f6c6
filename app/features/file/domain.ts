import type { Domain } from "#app/parts/domain/domain.ts"

export const file: Domain = { operations: ["file.logged.create"] }
