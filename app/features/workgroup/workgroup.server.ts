import type { IntlShape } from "react-intl/server"
import type { components } from "#app/api/schema.d.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { htmlLang, type Named, nameIn, otherNameIn } from "#app/lib/locale.ts"
import { isAcronym } from "#app/lib/route-params.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { type GroupRole, groupRoleTexts } from "./workgroup.status.ts"

type Workgroup = components["schemas"]["Workgroup"]

const asked = new WeakMap<RequestContext, Map<string, Promise<Workgroup>>>()

/**
 * A group, asked for once in a request however many of its loaders need it.
 * @throws ApiFailure `not_found` with the code `no_such_group` (WG-03); `forbidden` at the door of a restricted one (ROLE-07)
 */
export function getWorkgroup(context: RequestContext, acronym = ""): Promise<Workgroup> {
  const known = asked.get(context) ?? new Map<string, Promise<Workgroup>>()
  asked.set(context, known)
  const group = known.get(acronym) ?? load(context, acronym)
  known.set(acronym, group)
  return group
}

async function load({ api }: RequestContext, acronym: string): Promise<Workgroup> {
  const nowhere = new ApiFailure({ kind: "not_found", code: "no_such_group" })
  if (!isAcronym(acronym)) throw nowhere
  const result = await api.get("/workgroup/{acronym}", { path: { acronym } })
  if (!result.ok && result.failure.kind === "not_found") throw nowhere
  return valueOf(result)
}

/** Both names of a group: that of the interface language first, the other one with its own language (I18N-02). */
export function namesOf(group: Named, { locale }: Pick<RequestContext, "locale">) {
  const otherLocale = locale === "zh" ? "en" : "zh"
  return {
    name: nameIn(locale, group),
    otherName: otherNameIn(locale, group),
    otherLang: htmlLang(otherLocale),
  }
}

/** What the frame around all pages of a group shows (SHELL-02, WG-02). */
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
    canReadLog: group.actions.includes("log.list"),
    windowTitle: acronym,
  }
}

export type WorkgroupFrame = ReturnType<typeof workgroupFrame>

/** Names or words one after the other. */
export function inOneLine(words: readonly string[], intl: IntlShape): string {
  return words.join(intl.formatMessage({ id: "person.separator" }))
}

/** What somebody is in a group, in words: their offices; every officer is a member too, which is told of others only. */
export function rolesText(roles: readonly GroupRole[], intl: IntlShape): string {
  const offices = roles.filter((role) => role !== "member")
  const told = offices.length > 0 ? offices : roles
  return inOneLine(
    told.map((role) => intl.formatMessage({ id: groupRoleTexts[role] })),
    intl,
  )
}
