import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import type { Locale } from "#app/lib/locale.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import { groupChoices } from "#app/parts/group-filter.server.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { type Person, personView } from "#app/parts/person/person-view.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { type Meeting, meetingCrumb, meetingFor } from "../meeting.server.ts"
import { summarySchema } from "./summary.schema.ts"
import {
  assigneeOptions,
  ballotOptions,
  topicHeads,
  topicMinutesBody,
  topicMinutesValues,
} from "./topic-minutes.server.ts"

type Node = components["schemas"]["MemberNode"]
/** Maximum number of participants shown as check boxes; others are added with a search. */
const maxBoxes = 200

/** All people in a tree of groups and organisations, without duplicates. */
function peopleIn(nodes: readonly Node[]): { id: string; person: Person }[] {
  const all = nodes.flatMap((node) => [
    ...node.members.map((person) => ({ id: person.id, person })),
    ...peopleIn(node.nodes),
  ])
  return [...new Map(all.map((one) => [one.id, one])).values()]
}

function optionOf({ id, person }: { id: string; person: Person }, locale: Locale): Option {
  const { name, organization } = personView(person, locale)
  return { value: id, text: name, ...(organization && { note: organization }) }
}

/** Sorts people for the check boxes: those selected by name first, in the order of the meeting's page, then the others. */
function sortPeople(people: ReturnType<typeof peopleIn>, { participants: { members } }: Meeting) {
  const positions = new Map(members.map(({ id }, index) => [id, index]))
  const positionOf = ({ id }: { id: string }) => positions.get(id) ?? members.length
  return people.sort((a, b) => positionOf(a) - positionOf(b))
}

const isWritten = ({ summary, summary_files, topic_minutes }: Meeting) =>
  summary !== null || summary_files.length + topic_minutes.length > 0

/** The options by entity, in the order of the first person of each; people without one come last. */
function byEntity(options: readonly Option[], none: string) {
  const groups = new Map<string, Option[]>()
  for (const { note = "", ...option } of options) groups.set(note, [...(groups.get(note) ?? []), option])
  const entities = [...groups].map(([name, people]) => ({ name: name || none, people, isLast: name === "" }))
  return entities.sort((a, b) => Number(a.isLast) - Number(b.isLast)).map(({ name, people }) => ({ name, people }))
}

/** The attendees; until minutes are written, those who accepted the invitation for this time (MEET-10). */
function presentIn(meeting: Meeting): Meeting["attendees"] {
  const { attendees, answers } = meeting
  const isUntouched = attendees.length === 0 && !isWritten(meeting)
  if (!isUntouched || !answers) return attendees
  return answers.items.flatMap(({ member, answer, is_outdated }) =>
    answer === "accepted" && !is_outdated ? [member] : [],
  )
}

/** Attendees without a check box, as picker values. */
function othersOf(present: Meeting["attendees"], boxes: ReadonlySet<string>, locale: Locale): string[] {
  return present
    .filter(({ id }) => !boxes.has(id))
    .map(({ id, ...person }) => {
      const { name, organization } = personView(person, locale)
      return participantValue({ kind: "member", id, text: name, note: organization })
    })
}

/** Title of the page, the same as the label of the button that opens it. */
const titleOf = (meeting: Meeting) =>
  isWritten(meeting) ? "meeting.action.summary-edit" : "meeting.action.summary-write"

/** Form values of a meeting's summary, with the participants as check boxes. */
export async function summaryForm(context: RequestContext, request: Request, params: Params) {
  const { api, locale } = context
  const query = { module: "meeting", key: param(params, "id"), size: maxBoxes } as const
  const [meeting, invited, tree, groups] = await Promise.all([
    meetingFor(context, params, "summary.update"),
    api.get("/member/tree", { query }),
    memberTree(context),
    groupChoices(context, shellScopeFrom(params)),
  ])
  const people = sortPeople(peopleIn(valueOf(invited).nodes), meeting)
  const boxes = new Set(people.map(({ id }) => id))
  const options = people.map((one) => optionOf(one, locale))
  const { summary, summary_files, version } = meeting
  const present = presentIn(meeting)
  return {
    draft: await openDraft(context, request, summarySchema),
    windowTitle: serverIntl(locale).formatMessage({ id: titleOf(meeting) }),
    crumb: meetingCrumb(meeting),
    version,
    entities: byEntity(options, serverIntl(locale).formatMessage({ id: "meeting-summary.no-entity" })),
    invited: meeting.participants.total,
    topics: topicHeads(meeting, locale),
    people: assigneeOptions(options, meeting, locale),
    groups: meeting.group ? [] : groups,
    ballots: ballotOptions(meeting),
    tree,
    values: {
      topic_minutes: topicMinutesValues(meeting),
      summary: summary ?? { format: "markdown" as const },
      summary_file_ids: summary_files.map(attachmentValue),
      attendee_ids: present.map(({ id }) => id).filter((id) => boxes.has(id)),
      others: othersOf(present, boxes, locale),
    },
  }
}

export type SummaryFormView = Awaited<ReturnType<typeof summaryForm>>

/** Saves the summary; without JavaScript a submission can also search for people (MEET-05). */
export const saveSummary = formAction(summarySchema, {
  files: "meeting",
  picker: "others",
  write: ({ context, params, input: { version, summary, topic_minutes, attendee_ids, others, summary_file_ids } }) => {
    const body = {
      version,
      summary,
      topic_minutes: topicMinutesBody(topic_minutes),
      summary_file_ids: fileIds(summary_file_ids),
      attendee_ids: [...new Set([...attendee_ids, ...others])],
    }
    return context.api.put("/meeting/{id}/summary", { path: { id: param(params, "id") }, body })
  },
  done: ({ minutes }) => (minutes ? "meeting-summary.done" : "meeting-summary.emptied"),
  to: (_written, { params }) => meetingPaths.page(shellScopeFrom(params), param(params, "id"), "summary"),
})
