import { serverIntl } from "#app/i18n/messages.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { endText } from "./ballot-end.tsx"

/** The fields of a ballot's form that its end follows from. */
type Times = { start: object; duration: object }

/**
 * Adds to what a ballot's form shows when the ballot ends that is described by its first values (VOTE-02).
 * @returns `ends` is undefined while something is missing or wrong
 */
export function withEnd<View extends { values: Times }>({ locale }: RequestContext, view: View) {
  const { start, duration } = view.values
  const fields = Object.entries({ start, duration }).flatMap(([group, parts]) =>
    Object.entries(parts).map(([name, part]): [string, string] => [`${group}.${name}`, String(part ?? "")]),
  )
  const texts = new Map(fields)
  return { ...view, ends: endText(serverIntl(locale), (name) => texts.get(name) ?? "") }
}
