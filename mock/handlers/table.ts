import { allianceHandlers } from "./alliance.ts"
import { ballotHandlers } from "./ballot.ts"
import { ballotLifeHandlers } from "./ballot-life.ts"
import { ballotWriteHandlers } from "./ballot-write.ts"
import { calendarHandlers } from "./calendar.ts"
import { calendarFeedHandlers } from "./calendar-feed.ts"
import { dashboardHandlers } from "./dashboard.ts"
import { entityHandlers } from "./entity.ts"
import { entityWriteHandlers } from "./entity-write.ts"
import { exportPackageHandlers } from "./export-package.ts"
import { fileHandlers } from "./file.ts"
import { importHandlers } from "./import.ts"
import { listHandlers } from "./lists.ts"
import { loginRequestAdminHandlers } from "./login-request-admin.ts"
import { loginRequestHandlers } from "./login-request.ts"
import { meetingHandlers } from "./meeting.ts"
import { meetingLifeHandlers } from "./meeting-life.ts"
import { meetingTopicHandlers } from "./meeting-topic.ts"
import { meetingWriteHandlers } from "./meeting-write.ts"
import { memberAdminHandlers } from "./member-admin.ts"
import { memberHandlers } from "./member.ts"
import { memberInvitationHandlers } from "./member-invitation.ts"
import { memberLevelHandlers } from "./member-level.ts"
import { needsMyActionHandlers } from "./needs-my-action.ts"
import { noticeHandlers } from "./notice.ts"
import { operationLogHandlers } from "./operation-log.ts"
import { previewHandlers } from "./preview.ts"
import { profileHandlers } from "./profile.ts"
import { proposalHandlers } from "./proposal.ts"
import { searchHandlers } from "./search.ts"
import { scheduleHandlers } from "./schedule.ts"
import { scheduleWriteHandlers } from "./schedule-write.ts"
import { sessionHandlers } from "./session.ts"
import { subscriptionHandlers } from "./subscription.ts"
import type { Handlers } from "./types.ts"
import { workgroupHandlers } from "./workgroup.ts"
import { workgroupLifeHandlers } from "./workgroup-life.ts"
import { workgroupRoleHandlers } from "./workgroup-role.ts"
import { workgroupWriteHandlers } from "./workgroup-write.ts"

/** Every operation the mock does itself; the contract's other operations answer from their examples. */
export const handlers: Handlers = {
  ...allianceHandlers,
  ...ballotHandlers,
  ...ballotLifeHandlers,
  ...ballotWriteHandlers,
  ...calendarHandlers,
  ...calendarFeedHandlers,
  ...dashboardHandlers,
  ...entityHandlers,
  ...entityWriteHandlers,
  ...exportPackageHandlers,
  ...fileHandlers,
  ...importHandlers,
  ...listHandlers,
  ...loginRequestAdminHandlers,
  ...loginRequestHandlers,
  ...meetingHandlers,
  ...meetingLifeHandlers,
  ...meetingTopicHandlers,
  ...meetingWriteHandlers,
  ...memberAdminHandlers,
  ...memberHandlers,
  ...memberInvitationHandlers,
  ...memberLevelHandlers,
  ...needsMyActionHandlers,
  ...noticeHandlers,
  ...operationLogHandlers,
  ...previewHandlers,
  ...profileHandlers,
  ...proposalHandlers,
  ...searchHandlers,
  ...scheduleHandlers,
  ...scheduleWriteHandlers,
  ...sessionHandlers,
  ...subscriptionHandlers,
  ...workgroupHandlers,
  ...workgroupLifeHandlers,
  ...workgroupRoleHandlers,
  ...workgroupWriteHandlers,
}
