import type { $ZodType } from "zod/v4/core"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { type Result, valueOf } from "#app/lib/failure.ts"
import { type Locale, nameIn } from "#app/lib/locale.ts"
import { inParallel } from "#app/lib/parallel.ts"
import type { Params } from "#app/lib/route-params.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import type { PeopleSummary } from "#app/parts/consequences/consequences-view.ts"
import { type DraftView, openDraft } from "#app/forms/drafts/draft.server.ts"
import { groupFirst, memberTree } from "#app/parts/participants/member-tree.server.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { questionIn, questionOf } from "#app/parts/wall-time/clock-question.server.ts"
import type { ClockQuestion, WallTimeValue } from "#app/parts/wall-time/wall-time.ts"
import { zoneOptions } from "#app/parts/zone-options.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import type { MovedText } from "./asked-start.server.ts"
import type { EventModule } from "./event-href.ts"

type Preview = components["schemas"]["Preview"]

/** Data of an event form (meeting or ballot), apart from the field values. */
export type EventFormView = {
  zones: Option[]
  tree: MemberTree
  /** Label of the "everyone" option by group acronym; "" is the whole alliance. */
  everyone: Record<string, string>
  /** Who gets a message, if that is known before the form is submitted (FORM-10). */
  mail?: PeopleSummary
  /** Acronym of the event's group; "" is the whole alliance; undefined if the user can choose. */
  acronym?: string
  /** Options if the user can choose: the whole alliance, groups. */
  groups?: Option[]
  /** Proposals that the event may be about; undefined if there are none. */
  proposals?: Option[]
  question?: ClockQuestion
  /** The start that the calendar filled in, before it is saved. */
  moved?: MovedText
}

/** Loader data of an event form's page. */
export type EventFormData<View extends EventFormView = EventFormView> = {
  view: View
  /** When the form was opened, in epoch milliseconds: nothing starts before. */
  now: number
  /** The restored draft (FORM-08). */
  draft?: DraftView
  /** Idempotency key of a new event. */
  key?: string
  /** The record that is edited. */
  record?: { number: string; subject: string; version: number }
}

/** Maximum number of group and proposal options; nobody has as many. */
const maxOptions = 200 as const

/** The groups in which the user may create an event. */
async function groupOptions({ api, locale }: RequestContext, module: EventModule): Promise<Option[]> {
  const { items } = valueOf(await api.get("/workgroup", { query: { status: ["normal"], size: maxOptions } }))
  return items
    .filter((group) => "actions" in group && group.actions.includes(`${module}.create`))
    .map((group) => ({ value: group.acronym, text: `${group.acronym} ${nameIn(locale, group)}` }))
}

/** The group's proposals about which the user may create an event now; undefined if there are none. */
async function proposalOptions(
  { api }: RequestContext,
  module: EventModule,
  acronym: string,
): Promise<Option[] | undefined> {
  const query = { group_acronym: [acronym], status: ["ongoing" as const], size: maxOptions }
  const { items } = valueOf(await api.get("/proposal", { query }))
  const options = items
    .filter(({ actions }) => actions.includes(`${module}.create`))
    .map(({ draft_code, title }) => ({ value: draft_code, text: `${draft_code} ${title}` }))
  return options.length > 0 ? options : undefined
}

/**
 * Draft code of the proposal that a new event is about: that of the URL, or of the event that is copied, if the form offers it (the
 * proposal is still running, and of the group in the URL).
 */
export function initialProposal(
  { draftCode }: Params,
  { proposals }: EventFormView,
  copied: { proposal: { draft_code: string } | null } | undefined,
): string | undefined {
  return draftCode ?? proposals?.find(({ value }) => value === copied?.proposal?.draft_code)?.value
}

/** Labels of the "everyone" option: for each group of the tree, and for the alliance, with its number if known. */
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

/** Form data for a group. @throws the 403 screen if the backend would refuse to create the event */
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
    acronym,
    mail: recipientsOf(preview, locale),
    proposals,
  }
}

/** Form data for the alliance, or for a choice of groups. @throws the 403 screen if the user may create the event in neither */
async function inAlliance(context: RequestContext, module: EventModule): Promise<EventFormView> {
  const { api, locale } = context
  const [preview, zones, tree, groups] = await Promise.all([
    api.get("/preview", { query: { module, action: "create" } }),
    api.get("/utils/timezone"),
    memberTree(context),
    groupOptions(context, module),
  ])
  await requireAction(context, preview.ok || groups.length > 0 ? ["create"] : [], "create", () => whyNot(preview))
  const alliance = { value: "", text: serverIntl(locale).formatMessage({ id: "event-form.whole-alliance" }) }
  const options = preview.ok ? [alliance, ...groups] : groups
  const isFixed = preview.ok && groups.length === 0
  return {
    zones: zoneOptions(valueOf(zones).timezones, context),
    tree,
    everyone: everyoneTexts(tree, preview.ok ? preview.value.recipients.total : undefined, locale),
    ...(isFixed ? { acronym: "", mail: recipientsOf(preview, locale) } : { groups: options }),
  }
}

/** Form data for a proposal's running phase. @throws the 403 screen if the backend would refuse to create the event */
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
    acronym: group.acronym,
    mail: recipientsOf(preview, locale),
    proposals: [{ value: draft_code, text: `${draft_code} ${title}` }],
  }
}

/** Form data of a new event: for the proposal or group in the URL, otherwise for the alliance. */
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
  /** The current participants. */
  people: { is_everyone: boolean; total: number }
}

/** Form data of an existing event; other calls run in parallel with the event's own. */
export async function changedEventForm(
  context: RequestContext,
  event: Promise<Changed>,
  asked: Promise<Result<Preview>>,
): Promise<EventFormView & { acronym: string }> {
  const { api, locale } = context
  const around = Promise.all([asked, api.get("/utils/timezone"), memberTree(context)])
  const [{ timezone, group, people }, [preview, zones, tree]] = await inParallel(event, around)
  const acronym = group?.acronym ?? ""
  const ofAlliance = people.is_everyone && acronym === "" ? people.total : undefined
  return {
    zones: zoneOptions(valueOf(zones).timezones, context, timezone),
    tree: groupFirst(tree, acronym),
    everyone: everyoneTexts(tree, ofAlliance, locale),
    acronym,
    mail: recipientsOf(preview, locale),
  }
}

type Shown = { request: Request; schema: $ZodType; record?: EventFormData["record"] }

/**
 * Loader data of an event form's page: the draft, if there is one, and the question about an ambiguous start time (FORM-08).
 * @param record the record that is edited; omit it for a new one
 */
export async function eventFormData<View extends EventFormView & { values: { start: WallTimeValue } }>(
  context: RequestContext,
  view: View,
  { request, schema, record }: Shown,
): Promise<EventFormData<View>> {
  const draft = await openDraft(context, request, schema)
  const question = draft ? questionIn(draft.result, "start") : record && questionOf(view.values.start)
  return {
    view: { ...view, question },
    draft,
    now: context.now,
    ...(record ? { record } : { key: newIdempotencyKey() }),
  }
}
