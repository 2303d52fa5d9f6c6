import type { TestDomain } from "../domain.ts"

/** The applicants of the seed, as a `person` of a screen (`Visitor.signIn`). */
const [reviewed, answered, rejected, closed] = ["MA-2026-001", "MA-2026-002", "MA-2026-005", "MA-2026-006"]

/** The applicant's side of membership applications. Applicants open theirs with a code and are not logged in. */
export const apply: TestDomain = {
  screens: [
    { name: "apply", path: "/apply", kind: "read" },
    { name: "apply-form", path: "/apply/form", kind: "form" },
    { name: "apply-open", path: "/apply/open", kind: "form" },
    { name: "apply-status", path: "/apply/status", person: answered, kind: "form" },
    { name: "apply-status-rejected", path: "/apply/status", person: rejected, kind: "form" },
    { name: "apply-status-closed", path: "/apply/status", person: closed, kind: "form" },
    { name: "apply-resubmit", path: "/apply/resubmit", person: rejected, kind: "form" },
    { name: "apply-resubmit-refused", path: "/apply/resubmit", person: reviewed, kind: "read", status: 403 },
    { name: "apply-withdraw", path: "/apply/withdraw", person: reviewed, kind: "form" },
  ],
  access: {
    apply: ["public", 200],
    "apply/form": ["public", 200],
    "apply/open": ["public", 200],
    "apply/status": ["public", "apply/open"],
    "apply/resubmit": ["public", "apply/open"],
    "apply/withdraw": ["public", "apply/open"],
    "apply/file/:id": ["public", "apply/open"],
    "apply/upload/:module": ["public", 405],
  },
  othersRecords: {
    "apply/file/:id": {
      foreign: { id: "file-membership-application-harbor-5-1" },
      closed: [
        {
          params: { id: "file-membership-application-aurora-5-1" },
          readers: [],
          refusal: "/a/aurora/apply/open",
        },
      ],
    },
  },
  pages: [{ person: rejected, address: "apply/file/file-membership-application-aurora-5-1" }],
  withoutBackend: {
    "apply/open": 200,
    "apply/status": "apply/open",
    "apply/resubmit": "apply/open",
    "apply/withdraw": "apply/open",
    "apply/file/:id": "apply/open",
    "apply/upload/:module": 405,
  },
  needsBackend: ["apply", "apply/form"],
  showsNoTexts: {
    "apply/upload/:module": "only takes",
  },
  formattedTexts: {
    "letters and digits": ["membership_application.code"],
    "word of the contract": [
      "membership_application.nature",
      "membership_application.steps[].state",
      "membership_guideline.content.format",
      "membership_guideline.content_english.format",
    ],
    "zone, day, region or address": [
      "membership_application.region_code",
      "membership_application.website",
      "membership_application.email_suffix",
    ],
    "mail or telephone": ["membership_application.contacts[].email", "membership_application.contacts[].phone"],
  },
  noSubmission: [
    "apply/form",
    "apply/open",
    "apply/status",
    "apply/resubmit",
    "apply/withdraw",
    "apply/upload/:module",
  ],
}
