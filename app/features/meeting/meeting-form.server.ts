import { valueOf, type Result } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { offered } from "#app/parts/offered.server.ts"
import { groupFirst, memberTree } from "#app/parts/participants/member-tree.server.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { zoneOptions } from "#app/parts/zone-options.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/ui/form/select-field.tsx"
import { meetingFor, type Meeting } from "./meeting-access.server.ts"
import { questionOf } from "./meeting-start.server.ts"
import type { MeetingFormView } from "./meeting-values.ts"
import { newMeeting, valuesOf } from "./meeting-values.server.ts"

type Preview = components["schemas"]["Preview"]

/** Groups and proposals to choose from at most; nobody has as many. */
const most = 200 as const

/** The groups of which one may make a meeting. */
async function groupPlaces({ api, locale }: RequestContext): Promise<Option[]> {
  const { items } = valueOf(await api.get("/workgroup", { query: { status: ["normal"], size: most } }))
  return items
    .filter((group) => "actions" in group && group.actions.includes("meeting.create"))
    .map((group) => ({ value: group.acronym, text: `${group.acronym} ${nameIn(locale, group)}` }))
}

/** The proposals of a group about which one may make a meeting now. */
async function proposalOptions({ api }: RequestContext, acronym: string): Promise<Option[]> {
  const query = { group_acronym: [acronym], status: ["ongoing" as const], size: most }
  const { items } = valueOf(await api.get("/proposal", { query }))
  return items
    .filter(({ actions }) => actions.includes("meeting.create"))
    .map(({ draft_code, title }) => ({ value: draft_code, text: `${draft_code} ${title}` }))
}

/** Whom everyone means, in words: of each group of the tree, and of the alliance where its number is known. */
function everyoneTexts(tree: MemberTree, ofAlliance: number | undefined, locale: Locale): Record<string, string> {
  const intl = serverIntl(locale)
  const groups = tree.groups.map(({ acronym, text, total }) => [
    acronym,
    intl.formatMessage({ id: "meeting-form.everyone-in-group" }, { group: text, total }),
  ])
  const alliance =
    ofAlliance === undefined
      ? intl.formatMessage({ id: "meeting-form.everyone" })
      : intl.formatMessage({ id: "meeting-form.everyone-in-alliance" }, { total: ofAlliance })
  return { ...Object.fromEntries(groups), "": alliance }
}

const recipientsOf = (preview: Result<Preview>, locale: Locale) =>
  preview.ok ? consequencesView(preview.value, locale, () => undefined).recipients : undefined

/** The form of a new meeting of a group. @throws the 403 screen where the backend would not make it */
async function inGroup(context: RequestContext, acronym: string): Promise<MeetingFormView> {
  const { api, locale } = context
  const query = { module: "meeting", action: "create", group_acronym: acronym } as const
  const [preview, zones, tree, proposals] = await Promise.all([
    api.get("/preview", { query }),
    api.get("/utils/timezone"),
    memberTree(context),
    proposalOptions(context, acronym),
  ])
  await offered(context, preview.ok ? ["create"] : [], "create", () => failureOf(preview))
  return {
    values: newMeeting(context),
    zones: zoneOptions(valueOf(zones).timezones, context),
    tree: groupFirst(tree, acronym),
    everyone: everyoneTexts(tree, undefined, locale),
    place: acronym,
    mail: recipientsOf(preview, locale),
    proposals: proposals.length > 0 ? proposals : undefined,
  }
}

/** The form of a new meeting of the alliance, or of one of the groups one may choose. @throws the 403 screen where there is neither */
async function inAlliance(context: RequestContext): Promise<MeetingFormView> {
  const { api, locale } = context
  const [preview, zones, tree, groups] = await Promise.all([
    api.get("/preview", { query: { module: "meeting", action: "create" } }),
    api.get("/utils/timezone"),
    memberTree(context),
    groupPlaces(context),
  ])
  await offered(context, preview.ok || groups.length > 0 ? ["create"] : [], "create", () => failureOf(preview))
  const alliance = { value: "", text: serverIntl(locale).formatMessage({ id: "meeting-form.whole-alliance" }) }
  const places = preview.ok ? [alliance, ...groups] : groups
  const isFixed = preview.ok && groups.length === 0
  return {
    values: { ...newMeeting(context), group: places[0]?.value },
    zones: zoneOptions(valueOf(zones).timezones, context),
    tree,
    everyone: everyoneTexts(tree, preview.ok ? preview.value.recipients.total : undefined, locale),
    ...(isFixed ? { place: "", mail: recipientsOf(preview, locale) } : { places }),
  }
}

function failureOf(preview: Result<Preview>) {
  return preview.ok ? { kind: "forbidden" as const } : preview.failure
}

/** The form of a new meeting: of the group of the address, or without one of the alliance (MEET-02). */
export function createView(context: RequestContext, acronym: string | undefined): Promise<MeetingFormView> {
  return acronym === undefined ? inAlliance(context) : inGroup(context, acronym)
}

/** The form of a meeting that is changed. @throws the 403 screen where the meeting does not offer that (MEET-02) */
export async function editView(
  context: RequestContext,
  params: Readonly<Record<string, string | undefined>>,
): Promise<MeetingFormView & { meeting: Meeting }> {
  const { api, locale } = context
  const [meeting, preview, zones, tree] = await Promise.all([
    meetingFor(context, params, "update"),
    api.get("/preview", { query: { module: "meeting", action: "update", key: params.id } }),
    api.get("/utils/timezone"),
    memberTree(context),
  ])
  const { is_everyone, total } = meeting.participants
  const place = meeting.group?.acronym ?? ""
  const values = valuesOf(meeting, locale)
  return {
    meeting,
    values,
    zones: zoneOptions(valueOf(zones).timezones, context, meeting.timezone),
    tree: groupFirst(tree, place),
    everyone: everyoneTexts(tree, is_everyone && place === "" ? total : undefined, locale),
    place,
    mail: recipientsOf(preview, locale),
    question: questionOf(values.start),
  }
}
