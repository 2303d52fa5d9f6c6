import type { components } from "#openapi/generated/schema.d.ts"
import { type MeetingPage, meetingPaths } from "#app/lib/paths/meeting.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import type { QuestionTexts } from "#app/parts/confirm/question.ts"
import type { HeadActions, PageAction } from "#app/parts/event/event-head.tsx"
import { feedAddress } from "#app/parts/event/event-href.ts"
import { exportAddress } from "#app/parts/export/export-address.ts"

/** Texts of the question before each meeting action (FORM-06, MEET-03 to MEET-05). */
export const confirmTexts: Record<"cancel" | "end" | "remind" | "summary.approve", QuestionTexts> = {
  cancel: {
    link: "meeting-confirm.cancel.link",
    title: "meeting-confirm.cancel.title",
    text: "meeting-confirm.cancel.text",
    keep: "meeting-confirm.keep",
    kind: "danger",
  },
  end: {
    link: "meeting-confirm.end.link",
    title: "meeting-confirm.end.title",
    text: "meeting-confirm.end.text",
    keep: "meeting-confirm.end.keep",
    kind: "danger",
  },
  remind: {
    link: "meeting-confirm.remind.link",
    title: "meeting-confirm.remind.title",
    text: "meeting-confirm.remind.text",
    keep: "confirm.send-none",
    kind: "primary",
  },
  "summary.approve": {
    link: "meeting-confirm.approve.link",
    title: "meeting-confirm.approve.title",
    text: "meeting-confirm.approve.text",
    keep: "meeting-confirm.approve.keep",
    kind: "primary",
  },
}

type Action = components["schemas"]["MeetingAction"]
type MessageId = FormatjsIntl.Message["ids"]

/** An action in the head of a meeting: a link, or a question that is asked first. */
export type MeetingHeadAction = PageAction | { kind: "question"; key: keyof typeof confirmTexts }

/** Actions that the page head offers, most important first; the other actions are in their sections. */
const order = [
  "end",
  "summary.approve",
  "summary.update",
  "update",
  "remind",
  "topic.create",
  "documentation.update",
  "cancel",
] as const

/** Actions that are always in the menu: they cannot be undone or have a section on the page. */
const alwaysMore: ReadonlySet<Action> = new Set(["cancel", "documentation.update"])

type Subject = {
  id: string
  actions: readonly Action[]
  scope: ShellScope
  hasSummary: boolean
  isOver: boolean
  /** URL of the form that keeps its topics as a template of its group. */
  templateHref: string | undefined
  /** URL of the conference while people may join it. */
  joinHref: string | undefined
}

function headActionOf(action: (typeof order)[number], { id, scope, hasSummary }: Subject): MeetingHeadAction {
  if (action in confirmTexts) return { kind: "question", key: action as keyof typeof confirmTexts }
  const page = (name: MeetingPage, text: MessageId): MeetingHeadAction => {
    return { kind: "page", key: action, href: meetingPaths.page(scope, id, name), text }
  }
  if (action === "summary.update")
    return page("summary/edit", hasSummary ? "meeting.action.summary-edit" : "meeting.action.summary-write")
  if (action === "topic.create") return page("topic/create", "meeting.action.topic")
  if (action === "documentation.update") return page("documents", "meeting.action.documents")
  return page("edit", "meeting.action.update")
}

function exportAction({ id, scope }: Subject): MeetingHeadAction {
  const href = exportAddress(scope.alliance, { module: "meeting", key: id }, meetingPaths.detail(scope, id))
  return { kind: "page", key: "export", href, text: "event.export" }
}

function duplicateAction({ id, scope }: Subject): MeetingHeadAction {
  return { kind: "page", key: "duplicate", href: meetingPaths.duplicate(scope, id), text: "meeting.action.duplicate" }
}

/** Key of the primary button: joining first, then editing; after the meeting, writing its summary. */
function primaryOf({ isOver, hasSummary, joinHref, actions }: Subject): string | undefined {
  if (joinHref) return "join"
  if (isOver) return hasSummary ? undefined : "summary.update"
  return actions.includes("summary.update") ? undefined : "update"
}

/** Who may create a meeting of the group may also keep templates of it (openapi/states/agenda-template.yaml). */
function templateAction({ actions, templateHref: href }: Subject): MeetingHeadAction[] {
  if (href === undefined || !actions.includes("duplicate")) return []
  return [{ kind: "page", key: "template", href, text: "agenda-template.keep" }]
}

/** The buttons in the head of a meeting: at most four including the one to join, the rest in the menu (ROLE-05, MEET-12). */
export function meetingHeadActions(meeting: Subject): HeadActions<MeetingHeadAction> {
  const { id, actions, scope, joinHref } = meeting
  const offered = order.filter((action) => actions.includes(action))
  const first = offered.filter((action) => !alwaysMore.has(action)).slice(0, 3)
  const rest = offered.filter((action) => !first.includes(action))
  const isLast = (action: Action) => action === "cancel"
  return {
    primary: primaryOf(meeting),
    first: [
      ...(joinHref ? [{ kind: "page", key: "join", href: joinHref, text: "meeting.action.join" } as const] : []),
      ...first.map((action) => headActionOf(action, meeting)),
    ],
    more: [
      ...rest.filter((action) => !isLast(action)).map((action) => headActionOf(action, meeting)),
      { kind: "page", key: "minutes", href: meetingPaths.minutes(scope.alliance, id), text: "meeting.action.minutes" },
      { kind: "file", key: "calendar", href: meetingPaths.calendar(scope.alliance, id), text: "event.calendar" },
      { kind: "page", key: "feed", href: feedAddress(scope.alliance, "meeting", id), text: "event.feed" },
      ...(actions.includes("duplicate") ? [duplicateAction(meeting)] : []),
      ...templateAction(meeting),
      ...(actions.includes("export") ? [exportAction(meeting)] : []),
      ...rest.filter(isLast).map((action) => headActionOf(action, meeting)),
    ],
  }
}
