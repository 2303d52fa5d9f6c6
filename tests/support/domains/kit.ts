import type { Submission, TestDomain } from "../domain.ts"
import { insiders } from "../people.ts"

const submissions: Submission[] = [
  {
    route: "kit/rich-text",
    path: "kit/rich-text",
    form: { "description.format": "markdown", "description.text": "a" },
    by: insiders,
  },
]

/** The kit pages (development and test). */
export const kit: TestDomain = {
  screens: [
    { name: "kit", path: "//kit", kind: "form" },
    { name: "kit-confirm", path: "//kit?confirm", kind: "form" },
    { name: "kit-rich-text", path: "/kit/rich-text", person: "member", kind: "form" },
    { name: "kit-list", path: "//kit/list", kind: "read" },
    { name: "kit-session", path: "/kit/session", person: "member", kind: "form" },
  ],
  access: {
    "kit/session": ["member", 200],
    "kit/rich-text": ["member", 200],
    "/kit": ["public", 200],
    "/kit/list": ["public", 200],
  },
  submissions,
  withoutBackend: {
    "/kit": 200,
    "/kit/list": 200,
  },
  noSubmission: ["/kit", "kit/session"],
}
