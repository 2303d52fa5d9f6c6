import { failing, pair, type TestDomain } from "../domain.ts"

/** The shell around all pages, error screens, and public pages without a domain. */
export const shell: TestDomain = {
  screens: [
    { name: "thanks", path: "/thanks", kind: "static" },
    { name: "guide", path: "/guide", person: "member", kind: "read" },
    { name: "guide-public", path: "/guide/membership", kind: "read" },
    { name: "guide-topic", path: "/guide/meetings", person: "member", kind: "read" },
    { name: "not-found", path: "/no-such-page", person: "member", kind: "static", status: 404 },
    { name: "no-such-alliance", path: "//a/nowhere/dashboard", kind: "static", status: 404 },
    { name: "forbidden", path: "/thanks", kind: "static", status: 403, faults: failing("thanks.get", 403) },
    { name: "server-error", path: "/thanks", kind: "static", status: 502, faults: failing("thanks.get", 500) },
  ],
  access: {
    "/": ["public", 404],
    "/preferences": ["public", "/"],
    // a stream of events, which nothing but a script reads
    changes: ["member", 406, { isForScripts: true }],
    guide: ["public", 200],
    "guide/:topic": ["public", 404],
    thanks: ["public", 200],
    admin: ["member-admin", "admin/member"],
    "*": ["public", 404],
    "/*": ["public", 404],
  },
  layouts: {
    "features/shell/tenant.route.tsx": ["public", "thanks"],
    "features/shell/public.route.tsx": ["public", "thanks"],
    "features/shell/unknown.route.tsx": ["public", "no-such-page"],
    "features/shell/member.route.tsx": ["member", "group"],
    "features/shell/pages.route.tsx": ["member", "group"],
    "features/admin/shell.route.tsx": ["member-admin", "admin/member"],
  },
  withoutBackend: {
    changes: 406,
    guide: 200,
    "guide/:topic": 404,
    "/": 404,
    "/preferences": "/",
    "*": 404,
    "/*": 404,
  },
  showsNoTexts: {
    "/": "there is no alliance in it",
    "/preferences": "leads back",
    admin: "leads to the members",
    changes: "names records, without anything of their content",
  },
  needsBackend: ["thanks"],
  pairs: [pair("guide/topic", "member", "guide/*", "meetings", "ballots")],
  noSubmission: ["/", "/*", "*", "/preferences"],
  formattedTexts: {
    "word of the contract": ["alliance.url", "alliance.org"],
    "zone, day, region or address": ["alliance.sponsor_names[].website", "alliance.partner_names[].website"],
    "mail or telephone": ["alliance.secretariat_email"],
    "letters and digits": ["alliance.acronym"],
  },
}
