import { agency } from "./features/agency/domain.ts"
import { ballot } from "./features/ballot/domain.ts"
import { calendar } from "./features/calendar/domain.ts"
import { certificate } from "./features/certificate/domain.ts"
import { certification } from "./features/certification/domain.ts"
import { dashboard } from "./features/dashboard/domain.ts"
import { datePoll } from "./features/date-poll/domain.ts"
import { decision } from "./features/decision/domain.ts"
import { download } from "./features/download/domain.ts"
import { downloadCategory } from "./features/download-category/domain.ts"
import { entity } from "./features/entity/domain.ts"
import { exportPackage } from "./features/export-package/domain.ts"
import { file } from "./features/file/domain.ts"
import { loginRequest } from "./features/login-request/domain.ts"
import { meeting } from "./features/meeting/domain.ts"
import { member } from "./features/member/domain.ts"
import { memberInvitation } from "./features/member-invitation/domain.ts"
import { memberLevel } from "./features/member-level/domain.ts"
import { membershipApplication } from "./features/membership-application/domain.ts"
import { notice } from "./features/notice/domain.ts"
import { operationLog } from "./features/operation-log/domain.ts"
import { organization } from "./features/organization/domain.ts"
import { profile } from "./features/profile/domain.ts"
import { proposal } from "./features/proposal/domain.ts"
import { savedView } from "./features/saved-view/domain.ts"
import { schedule } from "./features/schedule/domain.ts"
import { session } from "./features/session/domain.ts"
import { subscription } from "./features/subscription/domain.ts"
import { task } from "./features/task/domain.ts"
import { thread } from "./features/thread/domain.ts"
import { topicCall } from "./features/topic-call/domain.ts"
import { workgroup } from "./features/workgroup/domain.ts"
import { workgroupJoin } from "./features/workgroup-join/domain.ts"
import type { Domain } from "./parts/domain/domain.ts"

/** All domains, in the order of the filter of the operation log. */
export const domains: readonly Domain[] = [
  meeting,
  datePoll,
  decision,
  ballot,
  topicCall,
  download,
  downloadCategory,
  certification,
  certificate,
  entity,
  agency,
  organization,
  memberLevel,
  member,
  memberInvitation,
  workgroup,
  workgroupJoin,
  loginRequest,
  membershipApplication,
  schedule,
  notice,
  task,
  proposal,
  thread,
  profile,
  subscription,
  savedView,
  exportPackage,
  file,
  calendar,
  session,
  operationLog,
  dashboard,
]
