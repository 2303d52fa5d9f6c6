import { pair, type Submission, type TestDomain } from "../domain.ts"
import { fileValue } from "../form-values.ts"
import { administrators } from "../people.ts"

const submissions: Submission[] = [
  {
    route: "admin/member/invitation",
    path: "admin/member/invitation",
    operation: "member-invitation.resend",
    form: { invitation: "member-invitation-aurora-1", row: "2", intent: "resend" },
    by: administrators,
  },
  {
    route: "admin/member/invite",
    path: "admin/member/invite",
    operation: "import.create",
    form: { emails: "a@invited.example" },
    by: administrators,
  },
  {
    // the file belongs to the administrator: nobody else may attach it
    route: "admin/member/invite/:importId/message",
    path: "admin/member/invite/import-aurora-1/message",
    operation: "member-invitation.create",
    form: { "text.format": "markdown", "text.text": "Come in", attachment_ids: fileValue("file-aurora-invitation") },
    by: ["admin"],
    refusals: [400],
  },
]

/** Invitations of members: import, check, message, result. */
export const memberInvitation: TestDomain = {
  screens: [
    { name: "invitations", path: "/admin/member/invitation", person: "member-admin", kind: "read" },
    { name: "member-invite", path: "/admin/member/invite", person: "member-admin", kind: "form" },
    { name: "member-invite-check", path: "/admin/member/invite/import-aurora-1", person: "admin", kind: "read" },
    { name: "member-invite-expired", path: "/admin/member/invite/import-aurora-3", person: "admin", kind: "read" },
    {
      name: "member-invite-message",
      path: "/admin/member/invite/import-aurora-1/message",
      person: "admin",
      kind: "form",
    },
    {
      name: "member-invitation",
      path: "/admin/member/invitation/member-invitation-aurora-1",
      person: "member-admin",
      kind: "read",
    },
  ],
  access: {
    "admin/member/invitation": ["member-admin", 200],
    "admin/member/invite": ["member-admin", 200],
    "admin/member/invite/:importId": ["member-admin", 404],
    "admin/member/invite/:importId/message": ["member-admin", 404],
    "admin/member/invitation/:id": ["member-admin", 404],
    "import/template": ["member-admin", 200],
    "import/:id/rejected.xlsx": ["member-admin", "admin/member/invite/no-such-record"],
  },
  othersRecords: {
    "admin/member/invite/:importId": { foreign: { importId: "import-harbor-1" } },
    "admin/member/invitation/:id": { foreign: { id: "member-invitation-harbor-1" } },
    "import/:id": {
      foreign: { id: "import-harbor-1" },
      closed: [
        { params: { id: "import-harbor-1" }, readers: [], refusal: "/a/aurora/admin/member/invite/import-harbor-1" },
      ],
    },
  },
  pairs: [
    pair("member-invitation/check", "admin", "admin/member/invite/*", "import-aurora-1", "import-aurora-3"),
    pair("member-invitation/message", "admin", "admin/member/invite/*/message", "import-aurora-1", "import-aurora-3"),
    pair(
      ...(["member-invitation/result", "admin", "admin/member/invitation/*"] as const),
      ...(["member-invitation-aurora-1", "member-invitation-aurora-2"] as const),
    ),
  ],
  submissions,
  withoutBackend: {
    "import/template": "admin/member/invite",
    "import/:id/rejected.xlsx": "admin/member/invite/no-such-record",
  },
  pages: [{ person: "admin", address: "import/import-aurora-1/rejected.xlsx" }],
  formattedTexts: {
    "word of the contract": [
      "import.module",
      "import.rows[].field",
      "import.rows[].code",
      "member_invitation.people[].outcome",
      "member_invitation.people[].code",
      "member_invitation.text.format",
    ],
    "mail or telephone": ["import.rows[].email", "member_invitation.people[].email"],
  },
}
