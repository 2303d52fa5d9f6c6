import { operationLogPaths } from "#app/lib/paths/operation-log.ts"
import type { Domain } from "#app/parts/domain/domain.ts"

export const operationLog: Domain = {
  // changes that time or another record causes
  operations: [
    "system.logged.start",
    "system.logged.end",
    "system.logged.cancel",
    "system.logged.close",
    "system.logged.expire",
    "system.logged.disband",
  ],
  administration: {
    title: "operation-log.title",
    href: ({ alliance }) => operationLogPaths.list(alliance),
    position: 8,
    access: "member-admin",
  },
}
