import type { $ZodType } from "zod/v4/core"
import { textOf } from "#app/forms/schema/form-text.ts"
import { restored } from "#app/forms/submit/submission.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { messageCode } from "#app/lib/message-code.ts"
import { isRecordId } from "#app/lib/route-params.ts"
import type { EventFormView } from "#app/parts/event/event-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { topicRow } from "../topic/topic-view.server.ts"
import { fillButton } from "./limits.ts"

/** The templates of the group in the URL, or of all groups that the person can see. */
export async function templatesOf({ api }: RequestContext, acronym: string | undefined) {
  const query = { size: 200 as const, group_acronym: acronym === undefined ? undefined : [acronym] }
  return valueOf(await api.get("/agenda-template", { query })).items
}

/** The templates of the groups of which the form can create a meeting; with the group, if there are several. */
export function templateOptions(
  templates: Awaited<ReturnType<typeof templatesOf>>,
  { groups, acronym }: Pick<EventFormView, "groups" | "acronym">,
) {
  const known = new Set(groups ? groups.map(({ value }) => value) : [acronym])
  return templates
    .filter(({ group }) => known.has(group.acronym))
    .map(({ id, name, group }) => ({ value: id, text: groups ? `${group.acronym}: ${name}` : name }))
}

type Row = { subject?: string; minutes?: string; description?: { text?: string } }

const isTyped = ({ subject, minutes, description }: Row) => Boolean(subject || minutes || description?.text)

/** The form with the topics of the chosen template below those that are typed; undefined if another button was pressed (MEET-16). */
export async function filledFromTemplate(form: FormData, schema: $ZodType, { api }: RequestContext) {
  if (!form.has(fillButton)) return undefined
  const answer = restored(form, schema)
  const id = textOf(form, "template")
  const found = isRecordId(id) ? await api.get("/agenda-template/{id}", { path: { id } }) : undefined
  if (!found?.ok) {
    const message = id === "" ? "agenda-template.none-chosen" : "agenda-template.gone"
    return { data: { ...answer, error: { template: [messageCode(message)] } }, init: { status: 422 } }
  }
  const { topics = [], ...others } = { ...answer.initialValue } as { topics?: Row[] }
  const rows = [...topics.filter(isTyped), ...found.value.topics.map(topicRow)]
  return { data: { initialValue: { ...others, template: "", topics: rows } }, init: null }
}
