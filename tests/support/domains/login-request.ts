import { pair, type Submission, type TestDomain } from "../domain.ts"
import { reason } from "../form-values.ts"
import { administrators } from "../people.ts"

const approve = (entity_id: string): Submission => ({
  route: "admin/apply/:id",
  path: "admin/apply/login-request-aurora-1",
  operation: "login-request.approve",
  record: ["login_request", "login-request-aurora-1"],
  form: { real_name: "Li Ying", entity_id },
  by: administrators,
})

const submissions: Submission[] = [
  approve("entity-aurora-1"),
  {
    route: "admin/apply/:id/edit",
    path: "admin/apply/login-request-aurora-1/edit",
    operation: "login-request.update",
    record: ["login_request", "login-request-aurora-1"],
    form: { name: "Li Ying", company: "Test house" },
    by: administrators,
  },
  {
    route: "admin/apply/:id/reject",
    path: "admin/apply/login-request-aurora-1/reject",
    operation: "login-request.reject",
    record: ["login_request", "login-request-aurora-1"],
    form: reason,
    by: administrators,
  },
  // valid except for the entity of another alliance (docs/quality.md, row 41)
  { ...approve("entity-harbor-1"), by: [], refusals: [400, 403, 404] },
]

/** Login requests, and their handling by administrators. */
export const loginRequest: TestDomain = {
  screens: [
    { name: "login-request", path: "/login/request", kind: "form" },
    { name: "login-request-sent", path: "/login/request/sent", kind: "static" },
    { name: "login-requests", path: "/admin/apply", person: "member-admin", kind: "read" },
    { name: "login-request-pending", path: "/admin/apply/login-request-aurora-1", person: "admin", kind: "form" },
    { name: "login-request-rejected", path: "/admin/apply/login-request-aurora-5", person: "admin", kind: "form" },
    {
      name: "login-request-edit",
      path: "/admin/apply/login-request-aurora-1/edit",
      person: "member-admin",
      kind: "form",
    },
    { name: "login-request-reject", path: "/admin/apply/login-request-aurora-1/reject", person: "admin", kind: "form" },
  ],
  access: {
    "login/request": ["guest", 200],
    "login/request/sent": ["guest", 200],
    "admin/apply": ["member-admin", 200],
    "admin/apply/:id": ["member-admin", 404],
    "admin/apply/:id/edit": ["member-admin", 404],
    "admin/apply/:id/reject": ["member-admin", 404],
    "admin/apply.csv": ["member-admin", 200],
  },
  othersRecords: {
    "admin/apply/:id": { foreign: { id: "login-request-harbor-1" } },
  },
  pairs: [
    pair("login-request/detail", "admin", "admin/apply/*", "login-request-aurora-1", "login-request-aurora-2"),
    pair("login-request/edit", "admin", "admin/apply/*/edit", "login-request-aurora-1", "login-request-aurora-2"),
    pair("login-request/reject", "admin", "admin/apply/*/reject", "login-request-aurora-1", "login-request-aurora-2"),
  ],
  submissions,
  withoutBackend: {
    "login/request": "dashboard",
    "login/request/sent": "dashboard",
    "admin/apply.csv": "admin/apply",
  },
  pages: [{ person: "admin", address: "admin/apply/login-request-aurora-4" }],
  showsNoTexts: {
    "login/request": "who is signed in is led on",
    "login/request/sent": "who is signed in is led on",
  },
  noSubmission: ["login/request"],
  formattedTexts: {
    "word of the contract": ["login_request.status"],
    "mail or telephone": ["login_request.email"],
  },
}
