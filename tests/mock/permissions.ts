/**
 * Who may do what with a record in which state, written by hand from the point of view of each person: what the state tables of the
 * contract are held against (docs/decisions/022). The tables are the only source of the mock, of `verify-backend` and of the portal, so a
 * mistake in them would be found nowhere else. Whoever changes a table changes the line here as well.
 *
 * By kind of record (or the list of them) and role: `states: actions`, what the role adds to what everybody may do. Conditions are aside.
 */
export const permissions: Record<string, Record<string, string[]>> = {
  agency: {
    everybody: ["always: read"],
    alliance_admin: ["valid: update disable member.add member.remove", "invalid: enable"],
  },
  "agency list": {
    everybody: ["always: read export"],
    alliance_admin: ["always: create"],
  },
  ballot: {
    everybody: ["not_started ongoing cancelled: read export", "ended: read result.get record.list export"],
    "alliance_admin chair vice_chair secretary": [
      "not_started: update cancel",
      "ongoing: cancel extend remind result.get record.list",
      "ended: ballot.create",
      "cancelled: result.get record.list ballot.create",
    ],
    general_secretary: ["ended cancelled: ballot.create"],
    creator: [
      "not_started: update cancel",
      "ongoing: cancel extend remind result.get record.list",
      "cancelled: result.get record.list",
    ],
    voter: ["ongoing: vote result.get"],
  },
  "ballot list": {
    everybody: ["always: read export"],
    alliance_admin: ["alliance group proposal: create"],
    general_secretary: ["alliance: create"],
    proposal_admin: ["proposal: create"],
    "chair vice_chair": ["group proposal: create"],
    secretary: ["group: create"],
  },
  certificate: {
    "alliance_admin certification_admin applicant applicant_entity testing_agency certification_agency": [
      "always: read",
    ],
    certificate_admin: ["open: read update delete", "issued: read update"],
  },
  "certificate list": {
    everybody: ["always: read export"],
    certificate_admin: ["always: create"],
  },
  certification: {
    "alliance_admin applicant_entity": ["always: read"],
    certification_admin: [
      "organization_review: read review feedback.create",
      "certification_agency_review testing_agency_review rejected test_evaluation test_evaluation_objected test_evaluation_confirm test_result test_result_objected test_result_confirm test_result_agency_confirm certification_evaluation certification_evaluation_objected certification_evaluation_confirm certification_result certification_result_objected certification_result_confirm agency_certificate label_enable label_sample label_confirm confirmation_evaluation confirmation_evaluation_objected confirmation_evaluation_confirm materials_review final_certificate ongoing: read feedback.create",
      "completed withdrawn: read",
    ],
    certificate_admin: [
      "agency_certificate label_sample confirmation_evaluation_confirm ongoing: read feedback.create",
      "label_enable: read enable-label feedback.create",
      "label_confirm materials_review: read review feedback.create",
      "confirmation_evaluation confirmation_evaluation_objected: read evaluation.create feedback.create",
      "final_certificate: read certificate.create feedback.create",
      "completed withdrawn: read",
    ],
    applicant: [
      "organization_review certification_agency_review testing_agency_review test_evaluation test_evaluation_objected test_result test_result_objected test_result_agency_confirm certification_evaluation certification_evaluation_objected certification_result certification_result_objected agency_certificate label_enable label_confirm confirmation_evaluation confirmation_evaluation_objected materials_review final_certificate ongoing: read withdraw feedback.create",
      "rejected: read resubmit withdraw feedback.create",
      "test_evaluation_confirm test_result_confirm certification_evaluation_confirm certification_result_confirm: read withdraw confirm objection.create feedback.create",
      "label_sample: read withdraw label-sample.create feedback.create",
      "confirmation_evaluation_confirm: read withdraw objection.create materials.create feedback.create",
      "completed withdrawn: read",
    ],
    testing_agency: [
      "testing_agency_review: read review feedback.create",
      "rejected test_evaluation_confirm test_result_confirm test_result_agency_confirm certification_evaluation certification_evaluation_objected certification_evaluation_confirm certification_result certification_result_objected certification_result_confirm agency_certificate label_enable label_sample label_confirm confirmation_evaluation confirmation_evaluation_objected confirmation_evaluation_confirm materials_review final_certificate ongoing: read feedback.create",
      "test_evaluation test_evaluation_objected: read evaluation.create feedback.create",
      "test_result test_result_objected: read result.create feedback.create",
      "completed withdrawn: read",
    ],
    certification_agency: [
      "certification_agency_review test_result_agency_confirm: read review feedback.create",
      "testing_agency_review rejected test_evaluation test_evaluation_objected test_evaluation_confirm test_result test_result_objected test_result_confirm certification_evaluation_confirm certification_result_confirm label_enable label_sample label_confirm confirmation_evaluation confirmation_evaluation_objected confirmation_evaluation_confirm materials_review final_certificate ongoing: read feedback.create",
      "certification_evaluation certification_evaluation_objected: read evaluation.create feedback.create",
      "certification_result certification_result_objected: read result.create feedback.create",
      "agency_certificate: read certificate.create feedback.create",
      "completed withdrawn: read",
    ],
  },
  "certification list": {
    everybody: ["always: read create export"],
  },
  "download-category": {
    everybody: ["always: read"],
    "alliance_admin download_admin": ["always: update delete"],
  },
  "download-category list": {
    everybody: ["always: read"],
    "alliance_admin download_admin": ["always: create"],
  },
  download: {
    everybody: ["always: read"],
    "alliance_admin download_admin chair vice_chair secretary": ["always: update delete log.list"],
  },
  "download list": {
    everybody: ["always: read export"],
    "alliance_admin download_admin": ["alliance group: create"],
    "chair vice_chair secretary": ["group: create"],
  },
  entity: {
    "alliance_admin member_admin": ["valid: read update disable", "invalid: read update enable"],
  },
  "entity list": {
    "alliance_admin member_admin": ["always: read create export"],
  },
  "export-package": {
    creator: ["packing: read", "complete: read download delete", "failed expired: read repeat delete"],
  },
  import: {
    "alliance_admin member_admin": ["open: read invite", "used expired: read"],
    creator: ["recipients: read"],
  },
  "login-request": {
    "everybody visitor": ["none: create"],
    "alliance_admin member_admin": ["pending: read update approve reject", "approved rejected: read"],
  },
  "meeting-topic": {
    everybody: ["always: read"],
    "alliance_admin chair vice_chair secretary organizer": [
      "submitted feedback_received: plan feedback.create feedback.complete",
      "late_submitted late_feedback_received: feedback.create feedback.complete",
    ],
    creator: ["submitted feedback_received: update plan withdraw"],
    participant: ["submitted feedback_received: feedback.create"],
  },
  meeting: {
    everybody: ["always: read export"],
    "alliance_admin chair": [
      "not_started: update documentation.update cancel remind ballot.create duplicate",
      "ongoing: documentation.update end summary.update ballot.create duplicate",
      "ended: summary.update summary.approve ballot.create duplicate",
      "cancelled: duplicate",
    ],
    general_secretary: [
      "not_started ongoing: ballot.create duplicate",
      "ended: summary.approve ballot.create duplicate",
      "cancelled: duplicate",
    ],
    "vice_chair secretary": [
      "not_started: update documentation.update cancel remind ballot.create duplicate",
      "ongoing: documentation.update end summary.update ballot.create duplicate",
      "ended: summary.update ballot.create duplicate",
      "cancelled: duplicate",
    ],
    organizer: [
      "not_started: update documentation.update cancel remind",
      "ongoing: documentation.update end summary.update",
      "ended: summary.update",
    ],
    participant: ["not_started: topic.create answer", "ongoing: feedback.create answer", "ended: feedback.create"],
  },
  "meeting list": {
    everybody: ["always: read export"],
    alliance_admin: ["alliance group proposal: create"],
    general_secretary: ["alliance: create"],
    proposal_admin: ["proposal: create"],
    "chair vice_chair": ["group proposal: create"],
    secretary: ["group: create"],
  },
  "member-invitation-person": {
    "alliance_admin member_admin": [
      "invited: read resend revoke",
      "failed revoked expired: read resend",
      "joined: read",
    ],
  },
  "member-invitation-person list": {
    "alliance_admin member_admin": ["always: read"],
  },
  "member-invitation": {
    "alliance_admin member_admin": ["always: read"],
  },
  "member-level": {
    "alliance_admin member_admin": ["always: read update"],
  },
  "member-level list": {
    "alliance_admin member_admin": ["always: read create"],
  },
  member: {
    alliance_admin: ["normal: read disable update role.update", "disabled: read enable update"],
    member_admin: ["normal: read disable update", "disabled: read enable update"],
  },
  "member list": {
    "alliance_admin member_admin": ["always: read member-invitation.create"],
  },
  "membership-application": {
    "everybody visitor": ["none: create"],
    "alliance_admin member_admin": [
      "materials_review qualification_review: read review close feedback.create",
      "member_information_entry: read complete close feedback.create",
      "reject: read close feedback.create",
      "complete cancel withdraw: read",
    ],
    applicant: [
      "materials_review qualification_review member_information_entry: read feedback.create withdraw",
      "reject: read feedback.create resubmit withdraw",
      "complete cancel withdraw: read",
    ],
  },
  "membership-application list": {
    "alliance_admin member_admin": ["always: read export"],
  },
  "membership-guideline": {
    "everybody visitor": ["always: read"],
    alliance_admin: ["always: update"],
  },
  notice: {
    everybody: ["sent: read"],
    "alliance_admin general_secretary": [
      "draft: read update delete recipient.update publish",
      "withdrawn: read",
      "holding: read recall delivery.list",
      "sending: read delivery.list",
      "sent: delivery.list",
    ],
    notice_admin: [
      "draft: read update delete recipient.update publish",
      "holding: read recall delivery.list",
      "sending: read delivery.list",
      "sent: delivery.list",
    ],
    "chair vice_chair secretary": [
      "draft: read update recipient.update publish",
      "withdrawn: read",
      "holding: read recall delivery.list",
      "sending: read delivery.list",
      "sent: delivery.list",
    ],
    creator: [
      "draft: read update delete recipient.update",
      "withdrawn: read",
      "holding: read recall delivery.list",
      "sending: read delivery.list",
      "sent: delivery.list",
    ],
  },
  "notice list": {
    everybody: ["always: read export"],
    "alliance_admin general_secretary notice_admin chair vice_chair secretary": ["open: create"],
  },
  "operation-log": {
    "alliance_admin member_admin": ["always: read"],
    "chair vice_chair secretary": ["group: read"],
  },
  organization: {
    alliance_admin: ["always: read update role.add role.remove"],
  },
  "phase-duration": {
    everybody: ["always: read"],
    alliance_admin: ["always: update"],
  },
  proposal: {
    everybody: [
      "administrator_review group_review others archive between withdrawn closed system_closed ended: read",
      "public_notice: read feedback.create",
    ],
    alliance_admin: [
      "administrator_review: review close submitter.update",
      "group_review public_notice others: phase.update phase.end close submitter.update meeting.create ballot.create",
      "archive: archive send-back close submitter.update",
      "between: phase.create submit-archive close submitter.update",
    ],
    general_secretary: [
      "administrator_review group_review public_notice others between: close",
      "archive: archive close",
    ],
    proposal_admin: [
      "administrator_review: review close submitter.update",
      "group_review public_notice others: phase.update phase.end close submitter.update meeting.create ballot.create",
      "archive: archive send-back close submitter.update",
      "between: phase.create close submitter.update",
    ],
    chair: [
      "administrator_review archive: close submitter.update",
      "group_review public_notice others: phase.update phase.end close submitter.update meeting.create ballot.create",
      "between: phase.create submit-archive close submitter.update",
    ],
    vice_chair: [
      "administrator_review archive: close",
      "group_review public_notice others: phase.update phase.end close meeting.create ballot.create",
      "between: phase.create submit-archive close",
    ],
    "group_member participant": ["group_review others: feedback.create"],
    submitter: [
      "administrator_review group_review public_notice others: withdraw revision.create feedback.answer",
      "archive: withdraw feedback.answer",
      "between: submit-archive withdraw revision.create feedback.answer",
    ],
  },
  "proposal list": {
    everybody: ["open: read create export", "disbanded: read export"],
  },
  schedule: {
    everybody: ["normal: read subscribe unsubscribe", "cancel: read"],
    "alliance_admin schedule_admin creator": ["normal: update cancel"],
  },
  "schedule list": {
    everybody: ["always: read"],
    "alliance_admin schedule_admin": ["always: create"],
  },
  task: {
    everybody: ["always: read"],
    "alliance_admin chair vice_chair secretary": [
      "pending in_progress suspended: update cancel feedback.create subtask.create",
    ],
    creator: [
      "pending: update complete cancel feedback.create subtask.create",
      "in_progress: update suspend complete cancel feedback.create subtask.create",
      "suspended: update continue cancel feedback.create subtask.create",
    ],
    assignee: [
      "pending: update continue complete feedback.create subtask.create",
      "in_progress: update suspend complete feedback.create subtask.create",
      "suspended: update continue feedback.create subtask.create",
    ],
    collaborator: [
      "pending suspended: continue feedback.create subtask.create",
      "in_progress: suspend feedback.create subtask.create",
    ],
  },
  "task list": {
    everybody: ["always: read export"],
    "alliance_admin group_member": ["group: create"],
  },
  "topic-call-topic": {
    everybody: ["always: read"],
    creator: ["submitted: update withdraw"],
  },
  "topic-call-topic list": {
    everybody: ["not_started ended cancelled: read export", "ongoing: read create export"],
  },
  "topic-call": {
    everybody: ["not_started ended cancelled: read", "ongoing: read topic.create"],
    "alliance_admin topic_admin chair vice_chair secretary creator": [
      "not_started: update cancel",
      "ongoing: cancel",
      "ended: summary.update",
    ],
  },
  "topic-call list": {
    everybody: ["always: read export"],
    "alliance_admin topic_admin": ["alliance group: create"],
    "chair vice_chair secretary": ["group: create"],
  },
  "topic-code-rule": {
    "alliance_admin topic_admin": ["always: read"],
  },
  "topic-code-rule list": {
    "alliance_admin topic_admin": ["always: read create"],
  },
  "workgroup-join-request": {
    everybody: ["none: create"],
    "alliance_admin member_admin chair": ["pending: read accept decline", "accepted declined withdrawn lapsed: read"],
    creator: ["pending: read withdraw", "accepted declined withdrawn lapsed: read"],
  },
  "workgroup-join-request list": {
    "alliance_admin member_admin chair": ["always: read"],
  },
  "workgroup-role": {
    everybody: ["always: read"],
    "alliance_admin member_admin": ["member officer: add remove"],
    chair: ["member: add remove"],
  },
  "workgroup-role list": {
    everybody: ["always: read export"],
  },
  workgroup: {
    everybody: ["always: read"],
    alliance_admin: [
      "normal: update disband role.add role.remove meeting.create ballot.create log.list",
      "disband: log.list",
    ],
    member_admin: ["normal: update disband role.add role.remove log.list", "disband: log.list"],
    chair: ["normal: role.add role.remove meeting.create ballot.create log.list", "disband: log.list"],
    "vice_chair secretary": ["normal: meeting.create ballot.create log.list", "disband: log.list"],
    group_member: ["normal: leave"],
  },
  "workgroup list": {
    everybody: ["always: read export"],
    "alliance_admin member_admin": ["always: create"],
  },
}
