import type { $ZodType } from "zod/v4/core"
import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { type Result, valueOf } from "#app/lib/failure.ts"
import { type Locale, nameIn } from "#app/lib/locale.ts"
import { inParallel } from "#app/lib/parallel.ts"
import type { Params } from "#app/lib/route-params.ts"
import { consequencesView, type PeopleSummary } from "#app/parts/consequences/consequences-view.server.ts"
import { type DraftView, openDraft } from "#app/parts/drafts/draft.server.ts"
import { groupFirst, memberTree } from "#app/parts/participants/member-tree.server.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { questionIn, questionOf } from "#app/parts/wall-time/clock-question.server.ts"
import type { ClockQuestion, WallTimeValue } from "#app/parts/wall-time/wall-time.ts"
import { zoneOptions } from "#app/parts/zone-options.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/ui/form/fields.tsx"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import type { EventModule } from "./event-href.ts"

type Preview = components["schemas"]["Preview"]

/** What the page with the form of an event, a meeting or a ballot, shows around its values. */
export type EventFormView = {
  zones: Option[]
  tree: MemberTree
  /** Whom everyone means, by the acronym of the group; under "" the whole alliance. */
  everyone: Record<string, string>
  /** Who is written to, where that is certain before the form is sent (FORM-10). */
  mail?: PeopleSummary
  /** Where it stands, by acronym; "" the whole alliance; absent where that can be chosen. */
  place?: string
  /** Where it can be made, if there is a choice: the whole alliance, groups. */
  places?: Option[]
  /** Proposals it may be about, if there are any. */
  proposals?: Option[]
  question?: ClockQuestion
}

/** What the loader of a page with the form of an event gives. */
export type EventFormData<View extends EventFormView = EventFormView> = {
  view: View
  /** What had been typed before (FORM-08). */
  draft?: DraftView
  /** Of the form of a new one. */
  key?: string
  /** The one that is changed. */
  record?: { number: string; subject: string; version: number }
}

/** Groups and proposals to choose from at most; nobody has as many. */
const most = 200 as const

/** The groups of which one may make one. */
async function groupPlaces({ api, locale }: RequestContext, module: EventModule): Promise<Option[]> {
  const { items } = valueOf(await api.get("/workgroup", { query: { status: ["normal"], size: most } }))
  return items
    .filter((group) => "actions" in group && group.actions.includes(`${module}.create`))
    .map((group) => ({ value: group.acronym, text: `${group.acronym} ${nameIn(locale, group)}` }))
}

/** The proposals of a group about which one may make one now, if there are any. */
async function proposalOptions(
  { api }: RequestContext,
  module: EventModule,
  acronym: string,
): Promise<Option[] | undefined> {
  const query = { group_acronym: [acronym], status: ["ongoing" as const], size: most }
  const { items } = valueOf(await api.get("/proposal", { query }))
  const options = items
    .filter(({ actions }) => actions.includes(`${module}.create`))
    .map(({ draft_code, title }) => ({ value: draft_code, text: `${draft_code} ${title}` }))
  return options.length > 0 ? options : undefined
}

/** Whom everyone means, in words: of each group of the tree, and of the alliance where its number is known. */
function everyoneTexts(tree: MemberTree, ofAlliance: number | undefined, locale: Locale): Record<string, string> {
  const intl = serverIntl(locale)
  const groups = tree.groups.map(({ acronym, text, total }) => [
    acronym,
    intl.formatMessage({ id: "event-form.everyone-in-group" }, { group: text, total }),
  ])
  const alliance =
    ofAlliance === undefined
      ? intl.formatMessage({ id: "event-form.everyone" })
      : intl.formatMessage({ id: "event-form.everyone-in-alliance" }, { total: ofAlliance })
  return { ...Object.fromEntries(groups), "": alliance }
}

const recipientsOf = (preview: Result<Preview>, locale: Locale) =>
  preview.ok ? consequencesView(preview.value, locale, () => undefined).recipients : undefined

/** Of a group. @throws the 403 screen where the backend would not make it */
async function inGroup(context: RequestContext, module: EventModule, acronym: string): Promise<EventFormView> {
  const { api, locale } = context
  const [preview, zones, tree, proposals] = await Promise.all([
    api.get("/preview", { query: { module, action: "create", group_acronym: acronym } }),
    api.get("/utils/timezone"),
    memberTree(context),
    proposalOptions(context, module, acronym),
  ])
  await requireAction(context, preview.ok ? ["create"] : [], "create", () => whyNot(preview))
  return {
    zones: zoneOptions(valueOf(zones).timezones, context),
    tree: groupFirst(tree, acronym),
    everyone: everyoneTexts(tree, undefined, locale),
    place: acronym,
    mail: recipientsOf(preview, locale),
    proposals,
  }
}

/** Of the alliance, or of one of the groups one may choose. @throws the 403 screen where there is neither */
async function inAlliance(context: RequestContext, module: EventModule): Promise<EventFormView> {
  const { api, locale } = context
  const [preview, zones, tree, groups] = await Promise.all([
    api.get("/preview", { query: { module, action: "create" } }),
    api.get("/utils/timezone"),
    memberTree(context),
    groupPlaces(context, module),
  ])
  await requireAction(context, preview.ok || groups.length > 0 ? ["create"] : [], "create", () => whyNot(preview))
  const alliance = { value: "", text: serverIntl(locale).formatMessage({ id: "event-form.whole-alliance" }) }
  const places = preview.ok ? [alliance, ...groups] : groups
  const isFixed = preview.ok && groups.length === 0
  return {
    zones: zoneOptions(valueOf(zones).timezones, context),
    tree,
    everyone: everyoneTexts(tree, preview.ok ? preview.value.recipients.total : undefined, locale),
    ...(isFixed ? { place: "", mail: recipientsOf(preview, locale) } : { places }),
  }
}

/** For the running phase of a proposal, of its group. @throws the 403 screen where the backend would not make it */
async function forProposal(context: RequestContext, module: EventModule, draft_code: string): Promise<EventFormView> {
  const { api, locale } = context
  const [asked, preview, zones, tree] = await Promise.all([
    api.get("/proposal/{draft_code}", { path: { draft_code } }),
    api.get("/preview", { query: { module, action: "create", draft_code } }),
    api.get("/utils/timezone"),
    memberTree(context),
  ])
  const { title, group } = valueOf(asked)
  await requireAction(context, preview.ok ? ["create"] : [], "create", () => whyNot(preview))
  return {
    zones: zoneOptions(valueOf(zones).timezones, context),
    tree: groupFirst(tree, group.acronym),
    everyone: everyoneTexts(tree, undefined, locale),
    place: group.acronym,
    mail: recipientsOf(preview, locale),
    proposals: [{ value: draft_code, text: `${draft_code} ${title}` }],
  }
}

/** Around the form of a new event: of the proposal or group of the address, or without one of the alliance. */
export function newEventForm(
  context: RequestContext,
  module: EventModule,
  { acronym, draftCode }: Params,
): Promise<EventFormView> {
  if (draftCode !== undefined) return forProposal(context, module, draftCode)
  return acronym === undefined ? inAlliance(context, module) : inGroup(context, module, acronym)
}

type Changed = {
  timezone: string
  group: { acronym: string } | null
  /** Who takes part at present. */
  people: { is_everyone: boolean; total: number }
}

/** Around the form of an event that is changed; what it needs is asked for beside the event itself. */
export async function changedEventForm(
  context: RequestContext,
  event: Promise<Changed>,
  asked: Promise<Result<Preview>>,
): Promise<EventFormView & { place: string }> {
  const { api, locale } = context
  const around = Promise.all([asked, api.get("/utils/timezone"), memberTree(context)])
  const [{ timezone, group, people }, [preview, zones, tree]] = await inParallel(event, around)
  const place = group?.acronym ?? ""
  const ofAlliance = people.is_everyone && place === "" ? people.total : undefined
  return {
    zones: zoneOptions(valueOf(zones).timezones, context, timezone),
    tree: groupFirst(tree, place),
    everyone: everyoneTexts(tree, ofAlliance, locale),
    place,
    mail: recipientsOf(preview, locale),
  }
}

type Shown = { request: Request; schema: $ZodType; record?: EventFormData["record"] }

/**
 * The data of a page with the form: what was typed into it before, if anything, with what is asked about that start (FORM-08).
 * @param record the one that is changed; without it the form makes a new one
 */
export async function eventFormData<View extends EventFormView & { values: { start: WallTimeValue } }>(
  context: RequestContext,
  view: View,
  { request, schema, record }: Shown,
): Promise<EventFormData<View>> {
  const draft = await openDraft(context, request, schema)
  const question = draft ? questionIn(draft.result, "start") : record && questionOf(view.values.start)
  return { view: { ...view, question }, draft, ...(record ? { record } : { key: newIdempotencyKey() }) }
}
