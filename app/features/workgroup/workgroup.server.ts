import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { htmlLang, nameIn, otherNameIn, type Named } from "#app/lib/locale.ts"
import { isAcronym } from "#app/lib/record-id.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

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
