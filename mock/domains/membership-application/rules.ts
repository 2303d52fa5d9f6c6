import { tableRules } from "#mock/domains/member/roles.ts"
import { mailAdministrators, mailContacts, mailReview } from "./mail.ts"
import { tables } from "#openapi/generated/states.ts"
import type { MembershipApplicationRow, MembershipGuidelineRow } from "./records.ts"
import { openStep } from "./steps.ts"

/** What the mails of an action are about. */
const occasions = {
  create: "submitted",
  complete: "completed",
  close: "closed",
  resubmit: "resubmitted",
  withdraw: "withdrawn",
} as const

/** The code behind openapi/states/membership-application.yaml. The applicant acts as the user that `applicantOf` creates. */
export const membershipApplicationRules = tableRules<MembershipApplicationRow>()(tables["membership-application"], {
  status(application, { store }) {
    if (!store.rows.membership_application.get(application.id)) return "none"
    return openStep(application) ?? (application.status === "ongoing" ? "materials_review" : application.status)
  },
  roles: { applicant: (user, { id }) => user.id === id },
  effects: {
    mail_contacts: ({ action, ...done }) => mailContacts(occasions[action])(done),
    mail_administrators: ({ action, ...done }) => mailAdministrators(occasions[action])(done),
    mail_review: mailReview,
  },
})

/** Who may read and export the alliance's applications (openapi/states/membership-application.yaml). */
export const membershipApplicationListRules = tableRules<{ alliance_id: string }>()(
  tables["membership-application"].list,
  { status: () => "open" },
)

/** The code behind openapi/states/membership-guideline.yaml. */
export const membershipGuidelineRules = tableRules<MembershipGuidelineRow>()(tables["membership-guideline"], {
  status: () => "normal",
})
