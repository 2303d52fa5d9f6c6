import type { TestDomain } from "../domain.ts"

/** The search over all domains. */
export const search: TestDomain = {
  screens: [
    { name: "search", path: "/search?q=plenary", person: "member", kind: "read" },
    { name: "search-none", path: "/search?q=nothing-like-it", person: "member", kind: "read" },
  ],
  access: {
    search: ["member", 200],
    "search/results": ["member", 200, { isForScripts: true }],
    "search/commands": ["member", 200, { isForScripts: true }],
  },
  withoutBackend: {
    "search/results": 200,
    "search/commands": 200,
  },
  pages: [{ person: "member", address: "search/results?q=a" }],
}
