import { pair, type TestDomain } from "../domain.ts"
import { memberValue } from "../form-values.ts"

const by = ["admin"]

/** The alliance itself: information and personnel. */
export const organization: TestDomain = {
  screens: [
    { name: "organization", path: "/admin/org", person: "admin", kind: "form" },
    { name: "phase-durations", path: "/admin/org/phase-duration", person: "admin", kind: "form" },
    { name: "personnel", path: "/admin/org/personnel", person: "admin", kind: "form" },
    {
      name: "personnel-remove",
      path: "/admin/org/personnel/notice_admin/member-aurora-notice-admin/remove",
      person: "admin",
      kind: "form",
    },
  ],
  access: {
    "admin/org": ["admin", 200],
    "admin/org/phase-duration": ["admin", 200],
    "admin/org/personnel": ["admin", 200],
    "admin/org/personnel/:role/:memberId/remove": ["admin", 404],
  },
  othersRecords: {
    "admin/org/personnel/:role/:memberId/remove": {
      foreign: { role: "notice_admin", memberId: "member-harbor-notice-admin" },
    },
  },
  pairs: [
    pair(
      "organization/remove",
      "admin",
      "admin/org/personnel/*/remove",
      "notice_admin/member-aurora-notice-admin",
      "topic_admin/member-aurora-topic-admin",
    ),
  ],
  submissions: [
    {
      route: "admin/org",
      path: "admin/org",
      operation: "organization.update",
      record: ["alliance", "alliance-aurora"],
      form: { name: "极光", name_english: "Aurora", acronym: "AIA", description: "Optics" },
      by,
    },
    {
      route: "admin/org/phase-duration",
      path: "admin/org/phase-duration",
      operation: "phase-duration.update",
      record: ["phase_duration", "phase-duration-aurora"],
      form: { administrator_review: "14", group_review: "60", public_notice: "45", others: "21", archive: "30" },
      by,
    },
    {
      route: "admin/org/personnel",
      path: "admin/org/personnel",
      operation: "organization.role.add",
      form: { role: "notice_admin", member_ids: memberValue("member-aurora-lone-member") },
      by,
    },
    {
      route: "admin/org/personnel/:role/:memberId/remove",
      path: "admin/org/personnel/notice_admin/member-aurora-notice-admin/remove",
      operation: "organization.role.remove",
      form: {},
      by,
      // removing a role that a person does not have is not an error: the page shows the current holders
      refusals: [303, 403],
    },
  ],
}
