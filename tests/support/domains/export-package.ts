import type { Submission, TestDomain } from "../domain.ts"
import { administrators, insiders, logReaders, restrictedReaders } from "../people.ts"

/** A package that only its owner can reach. */
const ownPackage = (owner: string, intent: "repeat" | "delete"): Submission => ({
  route: "account/download",
  path: "account/download",
  operation: `export-package.${intent}`,
  form: { intent, id: `export-package-aurora-${owner}-3` },
  by: [owner],
  refusals: [403, 404],
})

const create = (query: string, by: readonly string[]): Submission => ({
  route: "export",
  path: `export?${query}`,
  operation: "export-package.create",
  form: { format: "csv", language: "english" },
  by,
})

const submissions: Submission[] = [
  ownPackage("member", "repeat"),
  ownPackage("admin", "delete"),
  create("module=meeting", insiders),
  create("module=workgroup", insiders),
  create("module=operation_log", administrators),
  create("module=operation_log&query=group_acronym%3DCOPT", logReaders),
  create("module=meeting&key=meeting-aurora-33", restrictedReaders),
  create("module=ballot&key=ballot-aurora-10", restrictedReaders),
  create("module=meeting&query=group_acronym%3DSTEER", restrictedReaders),
]

/** Exports and downloads. */
export const exportPackage: TestDomain = {
  screens: [
    { name: "operation-log-export", path: "/export?module=operation_log&back=/", person: "admin", kind: "form" },
    { name: "my-downloads", path: "/account/download", person: "secretary", kind: "read" },
    { name: "my-downloads-none", path: "/account/download", person: "lone-member", kind: "read" },
    { name: "export-meetings", path: "/export?module=meeting&query=status%3Dended", person: "member", kind: "form" },
    { name: "export-meeting", path: "/export?module=meeting&key=meeting-aurora-2", person: "member", kind: "form" },
  ],
  access: {
    export: ["member", 404],
    "account/download": ["member", 200],
    "account/download/packing": ["member", 200, { isForScripts: true }],
    "account/download/:id/file": ["member", "account/download"],
  },
  othersRecords: {
    "account/download/:id": {
      foreign: { id: "export-package-harbor-admin-1" },
      closed: ["admin", "member"].map((owner) => ({
        params: { id: `export-package-aurora-${owner}-1` },
        readers: [owner],
        refusal: "/a/aurora/account/download",
      })),
      reads: ["/file"],
    },
  },
  submissions,
  withoutBackend: {
    "account/download/:id/file": "account/download",
  },
  failsForScripts: ["account/download/packing"],
  formattedTexts: {
    "word of the contract": ["export_package.module", "export_package.format", "export_package.language"],
  },
}
