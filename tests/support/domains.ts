import type { TestDomain } from "./domain.ts"
import { account } from "./domains/account.ts"
import { agency } from "./domains/agency.ts"
import { apply } from "./domains/apply.ts"
import { ballot } from "./domains/ballot.ts"
import { calendar } from "./domains/calendar.ts"
import { certification } from "./domains/certification.ts"
import { dashboard } from "./domains/dashboard.ts"
import { download } from "./domains/download.ts"
import { entity } from "./domains/entity.ts"
import { exportPackage } from "./domains/export-package.ts"
import { file } from "./domains/file.ts"
import { formParts } from "./domains/form-parts.ts"
import { kit } from "./domains/kit.ts"
import { loginRequest } from "./domains/login-request.ts"
import { meeting } from "./domains/meeting.ts"
import { member } from "./domains/member.ts"
import { memberInvitation } from "./domains/member-invitation.ts"
import { membershipApplication } from "./domains/membership-application.ts"
import { notice } from "./domains/notice.ts"
import { operationLog } from "./domains/operation-log.ts"
import { organization } from "./domains/organization.ts"
import { proposal } from "./domains/proposal.ts"
import { schedule } from "./domains/schedule.ts"
import { task } from "./domains/task.ts"
import { search } from "./domains/search.ts"
import { session } from "./domains/session.ts"
import { shell } from "./domains/shell.ts"
import { topicCall } from "./domains/topic-call.ts"
import { workgroup } from "./domains/workgroup.ts"
import { workgroupJoin } from "./domains/workgroup-join.ts"

/** Every domain of the portal, for the tests that cover all of them. A new domain adds its line here. */
export const domains: readonly TestDomain[] = [
  shell,
  session,
  loginRequest,
  apply,
  dashboard,
  calendar,
  schedule,
  meeting,
  ballot,
  notice,
  task,
  topicCall,
  workgroup,
  workgroupJoin,
  download,
  certification,
  search,
  exportPackage,
  account,
  member,
  memberInvitation,
  membershipApplication,
  entity,
  agency,
  organization,
  operationLog,
  proposal,
  file,
  formParts,
  kit,
]
