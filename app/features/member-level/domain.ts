import type { Domain } from "#app/parts/domain/domain.ts"

export const memberLevel: Domain = {
  operations: ["member-level.logged.create", "member-level.logged.update"],
}
