import type { components } from "#openapi/generated/schema.d.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { actionFrom, questionView } from "#app/parts/confirm/question.server.ts"
import type { QuestionTexts, QuestionView } from "#app/parts/confirm/question.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { EventModule } from "./event-href.ts"
import { eventReference, type Letter } from "./event-number.ts"

type Schemas = components["schemas"]
type Event = Schemas["Meeting"] | Schemas["Ballot"]

type EventQuestion<Action extends string, Read extends Event> = {
  module: EventModule
  letter: Letter
  texts: Record<Action, QuestionTexts>
  read: (context: RequestContext, params: Params) => Promise<Read>
  endOf: (event: Read) => string
  /** The milliseconds between two reminders, and the end of the time in which they can be sent. */
  remindersOf: (event: Read) => { pause: number; until: string }
  reasonFor: (action: Action, event: Read) => QuestionView["reason"]
  /** Returns an extra choice for the user. */
  choiceFor?: (action: Action, event: Read) => Promise<QuestionView["choice"]>
  /** Returns the URL of another affected record. */
  hrefOf?: (event: Read) => (record: Schemas["RecordRef"]) => string | undefined
}

/** The data of an event's confirmation, for its page and its dialog. */
export type EventQuestionView<Action extends string> = QuestionView & { action: Action; crumb: string }

/**
 * Loads the confirmation of an action. @throws the 403 screen if the event does not offer it, 404 if the action has no confirmation page
 */
export async function eventQuestion<Action extends string, Read extends Event>(
  context: RequestContext,
  params: Params,
  { module, letter, texts, read, endOf, remindersOf, reasonFor, choiceFor, hrefOf }: EventQuestion<Action, Read>,
): Promise<EventQuestionView<Action>> {
  const action = actionFrom(Object.keys(texts) as Action[], params.action)
  const query = { module, action, key: param(params, "id") }
  const [event, preview] = await Promise.all([read(context, params), context.api.get("/preview", { query })])
  const number = eventReference(letter, event)
  const { pause, until } = remindersOf(event)
  const view = await questionView(context, {
    action,
    texts: texts[action],
    actions: event.actions,
    values: {
      number,
      subject: { strong: event.subject },
      start: momentWithZone(event.start_time, context),
      end: momentWithZone(endOf(event), context),
      status: event.status,
      isLast: String(context.now + pause >= Date.parse(until)),
      hasOpenTopics: String(preview.ok && preview.value.warnings.some(({ code }) => code === "open_topics")),
    },
    version: event.version,
    preview,
    reason: reasonFor(action, event),
    hrefOf: hrefOf?.(event),
  })
  const choice = await choiceFor?.(action, event)
  return { ...view, ...(choice && { choice }), action, crumb: `${number} ${event.subject}` }
}
