import { agency } from "./domains/agency/index.ts"
import { agendaTemplate } from "./domains/agenda-template/index.ts"
import { alliance } from "./domains/alliance/index.ts"
import { ballot } from "./domains/ballot/index.ts"
import { calendar } from "./domains/calendar/index.ts"
import { certificate } from "./domains/certificate/index.ts"
import { certification } from "./domains/certification/index.ts"
import { changes } from "./domains/changes/index.ts"
import { dashboard } from "./domains/dashboard/index.ts"
import { datePoll } from "./domains/date-poll/index.ts"
import { decision } from "./domains/decision/index.ts"
import { download } from "./domains/download/index.ts"
import { entity } from "./domains/entity/index.ts"
import { exportPackage } from "./domains/export-package/index.ts"
import { file } from "./domains/file/index.ts"
import { inbox } from "./domains/inbox/index.ts"
import { loginRequest } from "./domains/login-request/index.ts"
import { meeting } from "./domains/meeting/index.ts"
import { member } from "./domains/member/index.ts"
import { memberInvitation } from "./domains/member-invitation/index.ts"
import { membershipApplication } from "./domains/membership-application/index.ts"
import { needsMyAction } from "./domains/needs-my-action/index.ts"
import { notice } from "./domains/notice/index.ts"
import { operationLog } from "./domains/operation-log/index.ts"
import { organization } from "./domains/organization/index.ts"
import { phaseDuration } from "./domains/phase-duration/index.ts"
import { preference } from "./domains/preference/index.ts"
import { preview } from "./domains/preview/index.ts"
import { profile } from "./domains/profile/index.ts"
import { proposal } from "./domains/proposal/index.ts"
import { region } from "./domains/region/index.ts"
import { schedule } from "./domains/schedule/index.ts"
import { search } from "./domains/search/index.ts"
import { session } from "./domains/session/index.ts"
import { subscription } from "./domains/subscription/index.ts"
import { task } from "./domains/task/index.ts"
import { thread } from "./domains/thread/index.ts"
import { topicCall } from "./domains/topic-call/index.ts"
import { workgroup } from "./domains/workgroup/index.ts"
import { workgroupJoinRequest } from "./domains/workgroup-join-request/index.ts"
import type { Domain } from "./engine/domain.ts"
import { handlersOf, registerDomains } from "./engine/registry.ts"

/** All domains of the mock, in the order in which they are seeded and listed. */
export const domains: readonly Domain[] = [
  alliance,
  entity,
  member,
  profile,
  workgroup,
  workgroupJoinRequest,
  agency,
  meeting,
  agendaTemplate,
  datePoll,
  decision,
  ballot,
  task,
  topicCall,
  phaseDuration,
  proposal,
  notice,
  thread,
  download,
  schedule,
  certification,
  certificate,
  calendar,
  loginRequest,
  membershipApplication,
  memberInvitation,
  exportPackage,
  organization,
  operationLog,
  dashboard,
  file,
  region,
  session,
  subscription,
  preference,
  needsMyAction,
  inbox,
  changes,
  search,
  preview,
]

registerDomains(domains)

/** Handlers of the operations that the mock implements. The contract's other operations return their examples. */
export const handlers = handlersOf(domains)
