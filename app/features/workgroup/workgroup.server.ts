import type { IntlShape } from "react-intl/server"
import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { htmlLang, type Named, nameIn, otherNameIn } from "#app/lib/locale.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { isAcronym } from "#app/lib/route-params.ts"
import { oncePerRequest } from "#app/session/once-per-request.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { groupRoleTexts } from "./workgroup.status.ts"

type Workgroup = components["schemas"]["Workgroup"]

/**
 * Fetches a group, once per request however many loaders need it.
 * `is_accessible` is false if the person may see its administration, but not its content.
 * @throws ApiFailure `not_found` with the code `no_such_group` (WG-03); `forbidden` for a restricted group that the person neither belongs
 * to nor administers (ROLE-07)
 */
export const getWorkgroup = oncePerRequest(load)

async function load({ api }: RequestContext, acronym: string): Promise<Workgroup> {
  const noSuchGroup = new ApiFailure({ kind: "not_found", code: "no_such_group" })
  if (!isAcronym(acronym)) throw noSuchGroup
  const result = await api.get("/workgroup/{acronym}", { path: { acronym } })
  if (!result.ok && result.failure.kind === "not_found") throw noSuchGroup
  return valueOf(result)
}

/**
 * The same for a page with content of the group.
 * @throws ApiFailure also for who administers a restricted group from outside (ROLE-07)
 */
export async function getOpenWorkgroup(context: RequestContext, acronym?: string): Promise<Workgroup> {
  const group = await getWorkgroup(context, acronym)
  if (group.is_accessible) return group
  const details = { group, chairs: group.chairs }
  throw new ApiFailure({ kind: "forbidden", code: "restricted_group", details })
}

/** Both names of a group: the name in the interface language first, the other one with its language (I18N-02). */
export function namesOf(group: Named, { locale }: Pick<RequestContext, "locale">) {
  const otherLocale = locale === "zh" ? "en" : "zh"
  return {
    name: nameIn(locale, group),
    otherName: otherNameIn(locale, group),
    otherLang: htmlLang(otherLocale),
  }
}

/** Data of the frame around all pages of a group (SHELL-02, WG-02). */
export function workgroupFrame(group: Workgroup, context: RequestContext) {
  const { acronym, type, status, counts } = group
  return {
    acronym,
    ...namesOf(group, context),
    type,
    status,
    memberTotal: counts.member,
    meetingTotal: counts.meeting,
    ballotTotal: counts.ballot,
    noticeTotal: counts.notice,
    topicCallTotal: counts.topic_call,
    proposalTotal: counts.proposal,
    downloadTotal: counts.download,
    taskTotal: counts.task,
    isContentOpen: group.is_accessible,
    canReadLog: group.actions.includes("log.list"),
    windowTitle: acronym,
  }
}

export type WorkgroupFrame = ReturnType<typeof workgroupFrame>

/** Joins names or words into one line of text. */
export function inOneLine(words: readonly string[], intl: IntlShape): string {
  return words.join(intl.formatMessage({ id: "person.separator" }))
}

/** A person's roles in a group as text; officers are also members, but "member" is only shown for people without an office. */
export function rolesText(roles: readonly components["schemas"]["GroupRole"][], intl: IntlShape): string {
  const offices = roles.filter((role) => role !== "member")
  const shown = offices.length > 0 ? offices : roles
  return inOneLine(
    shown.map((role) => intl.formatMessage({ id: groupRoleTexts[role] })),
    intl,
  )
}

/** The area in which a group's people are managed: the administration (ADM-02) or the group's own pages (WG-04). */
export type RolesArea = "admin" | "group"

/** URLs in each area: the page with all roles, and the page that asks before a role is removed. */
export const rolesPaths = {
  admin: {
    all: (alliance: string, acronym: string) => workgroupPaths.adminPage(alliance, acronym, "member"),
    remove: workgroupPaths.adminRoleRemove,
  },
  group: { all: workgroupPaths.manage, remove: workgroupPaths.roleRemove },
} as const
