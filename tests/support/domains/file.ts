import { restricted, type Submission, type TestDomain } from "../domain.ts"
import { insiders } from "../people.ts"

const submissions: Submission[] = [
  { route: "upload/:module", path: "upload/meeting", operation: "file.create", form: { file: "" }, by: insiders },
]

/** Files and uploads. */
export const file: TestDomain = {
  screens: [{ name: "download-failed", path: "/file/gone/failed", kind: "static", status: 502 }],
  access: {
    "file/:id/failed": ["public", 502],
    "file/:id": ["public", "file/no-such-record/failed", { strangers: "login" }],
    "upload/:module": ["member", 405, { isForScripts: true }],
  },
  othersRecords: {
    "file/:id": {
      foreign: { id: "file-meeting-harbor-1-agenda" },
      closed: [{ ...restricted({ id: "file-meeting-aurora-36-agenda" }), refusal: "/failed" }],
      reads: [""],
    },
  },
  submissions,
  withoutBackend: {
    "file/:id/failed": 502,
    "file/:id": "file/no-such-record/failed",
    "upload/:module": 405,
  },
  pages: [{ person: "member", address: "file/file-meeting-aurora-1-agenda/failed" }],
  showsNoTexts: {
    "file/:id/failed": "never a 200, and knows nothing of the file",
    "upload/:module": "only takes",
  },
  formattedTexts: {
    "word of the contract": ["file.module", "file.use", "file.content_type"],
  },
}
