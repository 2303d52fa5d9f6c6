import { failing, type TestDomain } from "../domain.ts"

/** Login and logout. */
export const session: TestDomain = {
  screens: [
    { name: "login", path: "/login", kind: "form" },
    { name: "login-harbor", path: "/login", alliance: "harbor", kind: "form" },
    { name: "logout", path: "/logout", person: "member", kind: "static" },
    { name: "no-alliances", path: "/login", kind: "static", status: 503, faults: failing("alliance.list", 500) },
  ],
  access: {
    login: ["guest", 200],
    callback: ["guest", 200],
    logout: ["public", 200, { strangers: "login" }],
  },
  withoutBackend: {
    login: "dashboard",
    callback: "dashboard",
    logout: 200,
  },
  showsNoTexts: {
    login: "who is signed in is led on",
    callback: "the way in",
  },
  noSubmission: ["callback", "logout"],
  hiddenTexts: {
    "stranger.name": "of somebody who is not let in: tests/security/xss.test.ts",
    "stranger.username": "of somebody who is not let in: tests/security/xss.test.ts",
  },
  formattedTexts: {
    "mail or telephone": ["stranger.email"],
    "sign-on id": ["stranger.person"],
  },
}
