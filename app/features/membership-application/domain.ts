import { paths } from "#app/lib/paths.ts"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { applicationStatusTexts } from "#app/parts/record-status/application.ts"

const { cancel, ...statusTexts } = applicationStatusTexts

export const membershipApplication: Domain = {
  records: {
    membership_application: {
      href: ({ alliance }, id) => membershipApplicationPaths.detail(alliance, id),
      statuses: statusTexts,
      ownStatuses: { cancel },
      needsMyAction: {
        actions: { review: "waiting.do.review-application", complete: "waiting.do.complete-application" },
      },
    },
  },
  operations: [
    "membership-application.logged.create",
    "membership-application.logged.open",
    "membership-application.logged.review",
    "membership-application.logged.complete",
    "membership-application.logged.close",
    "membership-application.logged.feedback.create",
    "membership-application.logged.resubmit",
    "membership-application.logged.withdraw",
    "membership-application.logged.guideline.update",
  ],
  fields: {
    application_document_id: "membership-application.application-document",
    content_english: "membership-application.guidelines.english",
    logo_id: "membership-application.logo",
    nature: "membership-application.nature",
    other_ids: "membership-application.others",
    proposed_group_acronym: "membership-application.group",
    proposed_level_id: "membership-application.level",
    registration_document_id: "membership-application.registration-document",
  },
  parts: {
    materials_review: "membership-application.step.materials_review",
    qualification_review: "membership-application.step.qualification_review",
  },
  values: {
    company: "membership-application.nature.company",
    university: "membership-application.nature.university",
    research_institute: "membership-application.nature.research_institute",
    association: "membership-application.nature.association",
    government: "membership-application.nature.government",
  },
  administration: {
    title: "membership-application.list.title",
    href: ({ alliance }) => paths.membershipApplications(alliance),
    position: 4,
    access: "member-admin",
    count: "applications",
  },
}
