import { data } from "@remix-run/node"
import { valueOf } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import type { Locale } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { wishOf } from "#app/parts/participants/find-fields.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { personView, type Person } from "#app/parts/person/person-view.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { writeForm } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { restored } from "#app/ui/form/submission.server.ts"
import { meetingFor, type Meeting } from "./meeting-access.server.ts"
import { meetingReference } from "./meeting-number.ts"
import { summarySchema } from "./summary.schema.ts"

type Node = components["schemas"]["MemberNode"]
type Params = Readonly<Record<string, string | undefined>>

/** As many participants have a check box of their own; the others are found by search. */
const mostBoxes = 200

/** Everybody in a tree of groups and organisations, each once. */
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

/** Who was there, as far as they have no check box. */
function othersOf({ attendees }: Meeting, boxes: ReadonlySet<string>, locale: Locale): string[] {
  return attendees
    .filter(({ id }) => !boxes.has(id))
    .map(({ id, ...person }) => {
      const { name, organization } = personView(person, locale)
      return participantValue({ kind: "member", id, text: name, note: organization })
    })
}

/** The summary of a meeting as its form shows it, with the participants to tick. */
export async function summaryEditView(context: RequestContext, params: Params) {
  const { api, locale } = context
  const query = { module: "meeting", key: params.id ?? "", size: mostBoxes } as const
  const [meeting, invited, tree] = await Promise.all([
    meetingFor(context, params, "summary.update"),
    api.get("/member/tree", { query }),
    memberTree(context),
  ])
  const people = peopleIn(valueOf(invited).nodes)
  const boxes = new Set(people.map(({ id }) => id))
  const { summary, summary_files, attendees, version, subject } = meeting
  return {
    crumb: `${meetingReference(meeting)} ${subject}`,
    version,
    options: people.map((one) => optionOf(one, locale)),
    tree,
    values: {
      summary: summary ?? { format: "markdown" as const },
      summary_file_ids: summary_files.map(attachmentValue),
      attendee_ids: attendees.map(({ id }) => id).filter((id) => boxes.has(id)),
      others: othersOf(meeting, boxes, locale),
    },
  }
}

/** Saves it; without scripts a submit may also look for people (MEET-05). */
export async function saveSummary(context: RequestContext, request: Request, params: Params) {
  const path = { id: params.id ?? "" }
  const received = await receiveForm(context, request, "meeting")
  const wish = wishOf(received.form, "others")
  if (wish) return data({ ...restored(received.form, summarySchema), tree: await memberTree(context, wish) })
  return writeForm(context, received, {
    schema: summarySchema,
    write: ({ version, summary, summary_file_ids, attendee_ids, others }) => {
      const files = fileIds(summary_file_ids)
      const body = {
        version,
        summary,
        summary_file_ids: files,
        attendee_ids: [...new Set([...attendee_ids, ...others])],
      }
      return context.api.put("/meeting/{id}/summary", { path, body })
    },
    done: "meeting-summary.done",
    to: () => paths.meetingPage(placeFrom(params), path.id, "summary"),
  })
}
