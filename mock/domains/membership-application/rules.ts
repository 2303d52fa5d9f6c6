import { allianceAdmin, bizRole, bizRoles } from "#mock/domains/member/roles.ts"
import { mailAdministrators, mailContacts, mailReview } from "./mail.ts"
import { rulesFor, type World } from "#mock/engine/rules.ts"
import type { MembershipApplicationRow, MembershipGuidelineRow } from "./records.ts"
import { openStep } from "./steps.ts"

const running = ["materials_review", "qualification_review", "member_information_entry"] as const
const open = [...running, "reject"] as const
const stored = [...open, "complete", "cancel", "withdraw"] as const
const administrators = ["alliance_admin", "member_admin"] as const

/** Implements openapi/states/membership-application.yaml. The applicant acts as the user that `applicantOf` creates. */
export const membershipApplicationRules = rulesFor<MembershipApplicationRow>()({
  statuses: ["none", ...stored],
  status(application: MembershipApplicationRow, { store }: World) {
    if (!store.rows.membership_application.get(application.id)) return "none"
    return openStep(application) ?? (application.status === "ongoing" ? "materials_review" : application.status)
  },
  roles: {
    alliance_admin: allianceAdmin,
    member_admin: bizRole(bizRoles.member),
    applicant: (user, { id }) => user.id === id,
  },
  read: [{ in: stored, by: ["applicant", ...administrators] }],
  actions: {
    create: [
      {
        in: ["none"],
        by: ["visitor"],
        to: "materials_review",
        then: [mailContacts("submitted"), mailAdministrators("submitted")],
      },
    ],
    review: [{ in: ["materials_review", "qualification_review"], by: administrators, then: [mailReview] }],
    complete: [
      { in: ["member_information_entry"], by: administrators, to: "complete", then: [mailContacts("completed")] },
    ],
    close: [{ in: open, by: administrators, to: "cancel", then: [mailContacts("closed")] }],
    "feedback.create": [{ in: open, by: ["applicant", ...administrators] }],
    resubmit: [
      { in: ["reject"], by: ["applicant"], to: "materials_review", then: [mailAdministrators("resubmitted")] },
    ],
    withdraw: [{ in: open, by: ["applicant"], to: "withdraw", then: [mailAdministrators("withdrawn")] }],
  },
})

/** The list of the alliance's applications (openapi/states/membership-application.yaml). */
export const membershipApplicationListRules = rulesFor<{ alliance_id: string }>()({
  statuses: ["open"],
  status: () => "open",
  roles: { alliance_admin: allianceAdmin, member_admin: bizRole(bizRoles.member) },
  read: [{ in: ["open"], by: administrators }],
  actions: { export: [{ in: ["open"], by: administrators }] },
})

/** Implements openapi/states/membership-guideline.yaml. */
export const membershipGuidelineRules = rulesFor<MembershipGuidelineRow>()({
  statuses: ["normal"],
  status: () => "normal",
  roles: { alliance_admin: allianceAdmin },
  read: [{ in: ["normal"], by: ["visitor"] }],
  actions: { update: [{ in: ["normal"], by: ["alliance_admin"] }] },
})
