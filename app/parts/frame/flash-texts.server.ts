import { serverIntl } from "#app/i18n/messages.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { takeFlashes } from "#app/session/session-answer.server.ts"

/** The messages that wait for this page, in its language (SHELL-04). */
export async function flashTexts(context: RequestContext) {
  const intl = serverIntl(context.locale)
  const flashes = await takeFlashes(context)
  return flashes.map(({ tone, id, values }) => ({
    tone,
    text: intl.formatMessage({ id: id as FormatjsIntl.Message["ids"] }, values),
  }))
}
