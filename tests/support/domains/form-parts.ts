import type { Submission, TestDomain } from "../domain.ts"
import { insiders } from "../people.ts"

/** Submissions that never reach the backend. */
const submissions: Submission[] = [
  {
    route: "draft",
    path: "draft",
    form: { "draft.address": "/a/aurora/meeting/create", "draft.intent": "keep" },
    by: insiders,
  },
  { route: "rich-text", path: "rich-text", form: { format: "markdown", text: "*a*", to: "view" }, by: insiders },
]

/** Routes that the forms of several domains use: member tree, regions, rich text, drafts. */
export const formParts: TestDomain = {
  access: {
    "rich-text": ["member", "dashboard"],
    draft: ["member", 405, { isForScripts: true }],
    "region/:code": ["public", 200, { isForScripts: true }],
    "member-tree": ["member", 200, { isForScripts: true }],
  },
  submissions,
  withoutBackend: {
    draft: 405,
  },
  pages: [
    { person: "member", address: "member-tree?q=a" },
    { person: "admin", address: "member-tree?group=STEER" },
    { person: "member", address: "region/CN" },
  ],
  showsNoTexts: {
    "rich-text": "only takes",
    draft: "only takes",
  },
  restrictedQueries: { "member-tree?group=STEER": 403 },
  failsForScripts: ["member-tree", "rich-text", "region/:code"],
}
