import { pair, type TestDomain } from "../domain.ts"
import { logReaders } from "../people.ts"

const groups = ["COPT", "LINK"] as const

/** Operation logs of the alliance and of groups. */
export const operationLog: TestDomain = {
  screens: [
    { name: "operation-log", path: "/admin/log", person: "member-admin", kind: "read" },
    { name: "operation-log-none", path: "/admin/log?q=nothing-like-it", person: "admin", kind: "read" },
    { name: "group-log", path: "/wg/COPT/log", person: "secretary", kind: "read" },
    { name: "group-log-none", path: "/wg/COPT/log?q=nothing-like-it", person: "admin", kind: "read" },
  ],
  access: {
    "admin/log": ["member-admin", 200],
    "wg/:acronym/log": ["group", 200, { offered: logReaders }],
    "wg/:acronym/log.csv": ["group", 200, { offered: logReaders, otherwise: "wg/COPT/log" }],
    "admin/log.csv": ["member-admin", 200],
  },
  pairs: [pair("operation-log/group", "admin", "wg/*/log", ...groups)],
  withoutBackend: {
    "admin/log.csv": "admin/log",
    "wg/:acronym/log.csv": "wg/COPT/log",
  },
  formattedTexts: {
    "word of the contract": ["operation_log.operation", "operation_log.module"],
    "zone, day, region or address": ["operation_log.ip"],
  },
}
