import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { takeFlashes } from "#app/session/session-answer.server.ts"

const unanswered: Flash = { tone: "hold", id: "session.unanswered" }

/** Says who may open a page after the warning that this user may not, whose text is prescribed (ROLE-03). */
const whoMayOpen: ReadonlyMap<string, Flash> = new Map([
  ["session.no-admin", { tone: "hold", id: "session.no-admin.who" }],
  ["session.no-auth", { tone: "hold", id: "session.no-auth.who" }],
])

/**
 * The flash messages for this page, in its language (SHELL-04). After a form whose response was lost, they include a message that its
 * result is unknown, because the page may no longer have a form that could say so (quality row 14).
 */
export async function flashTexts(context: RequestContext) {
  const intl = serverIntl(context.locale)
  const flashes = (await takeFlashes(context)).flatMap((flash) => [flash, whoMayOpen.get(flash.id) ?? []].flat())
  return [...flashes, ...(context.isUnanswered ? [unanswered] : [])].map(({ tone, id, values, undo }) => ({
    tone,
    text: intl.formatMessage({ id: id as FormatjsIntl.Message["ids"] }, values),
    ...(undo && {
      undo: {
        to: undo.to,
        sends: undo.sends,
        told: intl.formatMessage({ id: undo.told as FormatjsIntl.Message["ids"] }),
        key: newIdempotencyKey(),
      },
    }),
  }))
}
