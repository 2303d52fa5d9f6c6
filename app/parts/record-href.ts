import type { components } from "#openapi/generated/schema.d.ts"
import { paths } from "#app/lib/paths.ts"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { certificatePaths } from "#app/lib/paths/certificate.ts"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { memberPaths } from "#app/lib/paths/member.ts"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { organizationPaths } from "#app/lib/paths/organization.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { eventHref } from "./event/event-href.ts"
import { eventReference } from "./event/event-number.ts"

type GroupRef = components["schemas"]["GroupRef"]
type RecordRef = components["schemas"]["RecordRef"]

/** A record as rows of several kinds refer to it: the parts of a `RecordRef` that its URL needs. */
export type NamedRecord = Pick<RecordRef, "module" | "key"> & { group: Pick<GroupRef, "acronym" | "type"> | null }

/** Pages with the same URL whatever group the record belongs to. */
const scopeFreePaths: { readonly [M in NamedRecord["module"]]?: (alliance: string, key: string) => string } = {
  workgroup: paths.workgroupAbout,
  topic_code_rule: topicCallPaths.codeRules,
  download_category: downloadPaths.categories,
  agency: agencyPaths.detail,
  entity: entityPaths.detail,
  organization: organizationPaths.info,
  phase_duration: organizationPaths.phaseDurations,
  certification: certificationPaths.detail,
  certificate: certificatePaths.detail,
  member: memberPaths.detail,
  member_invitation: memberPaths.invitation,
  login_request: loginRequestPaths.detail,
  membership_application: membershipApplicationPaths.detail,
}

/** The URL of a record's page, in the shell of its group if that is public; undefined for kinds without a page. */
export function recordHref(alliance: string, { module, key, group }: NamedRecord): string | undefined {
  if (module === "workgroup_join_request")
    return group ? workgroupPaths.joinRequests(alliance, group.acronym) : undefined
  const acronym = group?.type === "public" ? group.acronym : undefined
  const scope = acronym === undefined ? { alliance } : { alliance, acronym }
  if (module === "download") return downloadPaths.detail(scope, key)
  if (module === "notice") return noticePaths.detail(scope, key)
  return scopeFreePaths[module]?.(alliance, key) ?? eventHref(alliance, { module, key, acronym })
}

/** The URL of a notice's page, in the shell of its group if that is public. */
export function noticeHref(alliance: string, { key, group }: Pick<NamedRecord, "key" | "group">): string {
  return noticePaths.detail(group?.type === "public" ? { alliance, acronym: group.acronym } : { alliance }, key)
}

const letters = { meeting: "M", ballot: "B" } as const

type Coded = Pick<RecordRef, "module" | "code" | "group" | "group_number">

/**
 * The number or code that people use for a record, as on its own page: "COPT-M-8", or "M-214" without a group; "AIA-P-2026-001".
 * @returns undefined if it has none
 */
export function recordReference({ module, code, group, group_number = null }: Coded): string | undefined {
  if (code === null) return undefined
  if (module !== "meeting" && module !== "ballot") return code
  return eventReference(letters[module], { number: Number(code), group_number, group })
}
