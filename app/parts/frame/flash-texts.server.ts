import { serverIntl } from "#app/i18n/messages.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { takeFlashes } from "#app/session/session-answer.server.ts"

const unanswered = { tone: "hold", id: "session.unanswered", values: undefined } as const

/**
 * The flash messages for this page, in its language (SHELL-04). After a form whose response was lost, they include a message that its
 * result is unknown, because the page may no longer have a form that could say so (quality row 14).
 */
export async function flashTexts(context: RequestContext) {
  const intl = serverIntl(context.locale)
  const flashes = await takeFlashes(context)
  return [...flashes, ...(context.isUnanswered ? [unanswered] : [])].map(({ tone, id, values }) => ({
    tone,
    text: intl.formatMessage({ id: id as FormatjsIntl.Message["ids"] }, values),
  }))
}
