import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import type { Locale } from "#app/lib/locale.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { type Person, personView } from "#app/parts/person/person-view.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { type Meeting, meetingCrumb, meetingFor } from "../meeting.server.ts"
import { summarySchema } from "../meeting.schema.ts"

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

function optionOf({ id, person }: { id: string; person: Person }, locale: Locale) {
  const { name, organization } = personView(person, locale)
  return { value: id, text: name, note: organization }
}

/** Sorts people for the check boxes: those selected by name first, in the order of the meeting's page, then the others. */
function sortPeople(people: ReturnType<typeof peopleIn>, { participants: { members } }: Meeting) {
  const positions = new Map(members.map(({ id }, index) => [id, index]))
  const positionOf = ({ id }: { id: string }) => positions.get(id) ?? members.length
  return people.sort((a, b) => positionOf(a) - positionOf(b))
}

const isWritten = ({ summary, summary_files }: Meeting) => summary !== null || summary_files.length > 0

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
  const [meeting, invited, tree] = await Promise.all([
    meetingFor(context, params, "summary.update"),
    api.get("/member/tree", { query }),
    memberTree(context),
  ])
  const people = sortPeople(peopleIn(valueOf(invited).nodes), meeting)
  const boxes = new Set(people.map(({ id }) => id))
  const { summary, summary_files, version } = meeting
  const present = presentIn(meeting)
  return {
    draft: await openDraft(context, request, summarySchema),
    windowTitle: serverIntl(locale).formatMessage({ id: titleOf(meeting) }),
    crumb: meetingCrumb(meeting),
    version,
    options: people.map((one) => optionOf(one, locale)),
    tree,
    values: {
      summary: summary ?? { format: "markdown" as const },
      summary_file_ids: summary_files.map(attachmentValue),
      attendee_ids: present.map(({ id }) => id).filter((id) => boxes.has(id)),
      others: othersOf(present, boxes, locale),
    },
  }
}

/** Saves the summary; without JavaScript a submission can also search for people (MEET-05). */
export const saveSummary = formAction(summarySchema, {
  files: "meeting",
  picker: "others",
  write: ({ context, params, input: { attendee_ids, others, summary_file_ids, ...input } }) => {
    const attendees = [...new Set([...attendee_ids, ...others])]
    const body = { ...input, summary_file_ids: fileIds(summary_file_ids), attendee_ids: attendees }
    return context.api.put("/meeting/{id}/summary", { path: { id: param(params, "id") }, body })
  },
  done: ({ minutes }) => (minutes ? "meeting-summary.done" : "meeting-summary.emptied"),
  to: (_written, { params }) => meetingPaths.page(shellScopeFrom(params), param(params, "id"), "summary"),
})
