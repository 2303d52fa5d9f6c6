import type { components } from "#openapi/generated/schema.d.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Answer = components["schemas"]["InvitationAnswer"]

/** Numbers of answers to a meeting's invitations and who gave which; undefined for people who do not lead the meeting (MEET-10). */
export function answersView(
  { answers }: Pick<components["schemas"]["Meeting"], "answers">,
  { locale }: Pick<RequestContext, "locale">,
) {
  if (!answers) return undefined
  const { items, outdated, ...counts } = answers
  const people = (given: typeof items) =>
    given.map(({ member: { id, ...member } }) => ({ id, person: personView(member, locale) }))
  const who = (wanted: Answer) => people(items.filter(({ answer }) => answer === wanted))
  return {
    counts,
    outdatedTotal: outdated,
    accepted: who("accepted"),
    tentative: who("tentative"),
    declined: who("declined"),
    outdated: people(items.filter(({ is_outdated }) => is_outdated)),
  }
}

export type AnswersView = NonNullable<ReturnType<typeof answersView>>

/** The person's latest answer, and whether it was given for another time; undefined if they have not answered yet. */
export type Answered = { answer: Answer; isOutdated: boolean } | undefined

/** The person's latest answer as the buttons show it. @param answer null if there is none */
export function answered(answer: Answer | null, isOutdated: boolean): Answered {
  return answer ? { answer, isOutdated } : undefined
}
