import { phaseTexts } from "#app/parts/proposal-phase.ts"
import { roleTexts } from "#app/parts/role-texts.ts"
import { statusTexts } from "#app/parts/status-texts.ts"

/** Message ids of the fields in log memos, by their names in the contract. */
export const fieldTexts = {
  acronym: "entity.acronym",
  acronym_english: "entity.acronym-english",
  address: "entity.address",
  address1: "profile.address1",
  address2: "profile.address2",
  agreement_template_ids: "agency.templates",
  assignee: "task.assignee",
  attachment_ids: "task.attachments",
  attendee_ids: "meeting-summary.participants",
  biz_roles: "member.roles",
  category_id: "download.category",
  certification_agency_id: "certification.certification-agency",
  certification_id: "certificate.certification",
  city_code: "profile.city",
  code: "certification.code",
  collaborators: "task.collaborators",
  company: "certification.company",
  contacts: "entity.contacts",
  content: "notice.content",
  content_english: "membership-application.guidelines.english",
  country_code: "profile.country",
  deadline: "task.deadline",
  description: "meeting-form.description",
  documentation_ids: "meeting.documents",
  duration: "event-form.duration",
  email: "member.email",
  email_suffix: "entity.email-suffix",
  end_time: "ballot.ends",
  entity_id: "member.organization",
  expiration: "entity.expiration",
  expiration_end: "agency.end",
  expiration_start: "agency.start",
  fax: "profile.fax",
  file_ids: "download.files",
  first_name: "profile.first-name",
  home_logo_id: "organization.home-logo",
  invited: "proposal.invited",
  is_admin: "member.role.alliance_admin",
  job_title: "profile.job-title",
  label_required: "certification.label",
  language: "profile.language",
  last_name: "profile.last-name",
  level_id: "entity.level",
  location: "meeting.location",
  login_logo_id: "organization.login-logo",
  majority_percent: "ballot-form.majority",
  meeting_id: "ballot.meeting",
  memo: "certification.memo",
  minutes: "meeting-topic.minutes",
  mobile1: "profile.mobile1",
  mobile2: "profile.mobile2",
  name: "member.name",
  name_english: "entity.name-english",
  options: "ballot.options",
  participants: "meeting.participants",
  phone: "login-request.phone",
  phone1: "profile.phone1",
  phone2: "profile.phone2",
  plan_start_time: "task.planned-start",
  position: "meeting-topic.position",
  presenter_id: "meeting-topic.presenter",
  priority: "task.priority",
  product: "certification.product",
  province_code: "profile.province",
  public_days: "proposal.days",
  quorum_percent: "ballot-form.quorum",
  real_name: "member.real-name",
  region_code: "entity.region",
  reply_to: "notice.reply-to",
  salutation: "profile.salutation",
  start_time: "event.starts",
  subject: "event.subject",
  summary: "meeting.summary",
  summary_file_ids: "meeting-summary.files",
  test_agency_id: "certification.test-agency",
  timezone: "event.zone",
  topic: "operation-log.field.topic",
  type: "schedule.type",
  voters: "ballot.voters",
  website: "entity.website",
} as const

/** Message ids of alliance offices, proposal phases and application steps, which memos name like fields. */
export const partTexts = {
  ...phaseTexts,
  ...roleTexts,
  assistant: "organization.office.assistant",
  materials_review: "membership-application.step.materials_review",
  qualification_review: "membership-application.step.qualification_review",
} as const

/** Message ids of the decisions of a review. */
export const decisionTexts = {
  approve: "status.approved",
  approved: "status.approved",
  reject: "status.rejected",
  rejected: "status.rejected",
} as const

/** Message ids of responses to an invitation; such a memo contains nothing else. */
export const answerTexts = {
  accepted: "status.accepted",
  tentative: "meeting-answer.tentative",
  declined: "status.declined",
} as const

/** Message ids of the states in "from -> to" memos. */
export const stateTexts = { ...statusTexts, ...answerTexts } as const

/** Message ids of contract values that occur as field values. */
export const valueTexts = {
  ...stateTexts,
  public: "workgroup.type.public",
  restricted: "workgroup.type.restricted",
  test: "agency.type.test",
  certification: "agency.type.certification",
  conference: "schedule.type.conference",
  training: "schedule.type.training",
  deadline: "schedule.type.deadline",
  maintenance: "schedule.type.maintenance",
  other: "schedule.type.other",
  female: "profile.salutation.female",
  male: "profile.salutation.male",
  true: "operation-log.yes",
  false: "operation-log.no",
} as const
