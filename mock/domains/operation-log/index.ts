import type { Domain } from "#mock/engine/domain.ts"
import { operationLogHandlers } from "./handlers.ts"
import { seedPastLog } from "./seed.ts"

/** The operation log. The engine writes its rows on every write operation. */
export const operationLog: Domain = {
  rows: [],
  handlers: operationLogHandlers,
  seed: seedPastLog,
  records: {
    operation_log: {
      export: {
        title: { english: "Operation log", chinese: "操作日志" },
        list: "operation-log.list",
        headings: {
          ip: "IP 地址",
          user_agent: "浏览器",
          record: "对象",
          is_on_behalf: "代为操作",
        },
      },
    },
  },
}
