import type { IntlShape } from "react-intl"
import type { components } from "#openapi/generated/schema.d.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Answer = components["schemas"]["InvitationAnswer"]
type Answers = components["schemas"]["Meeting"]["answers"]

/** Returns what stands beside the name of an invited person: the answer, also one for an earlier time, or that there is none (MEET-17). */
export function answerStates({ items }: NonNullable<Answers>, intl: IntlShape): (id: string) => string {
  const answers = new Map(items.map((given) => [given.member.id, given]))
  return (id) => {
    const given = answers.get(id)
    if (!given) return intl.formatMessage({ id: "meeting-answer.state.none" })
    const state = intl.formatMessage({ id: `meeting-answer.state.${given.answer}` })
    return given.is_outdated ? intl.formatMessage({ id: "meeting-answer.state.outdated" }, { state }) : state
  }
}

/** Numbers of answers to a meeting's invitations and who gave which; undefined for people who do not lead the meeting (MEET-10). */
export function answersView(
  { answers }: Pick<components["schemas"]["Meeting"], "answers">,
  { locale }: Pick<RequestContext, "locale">,
  intl: IntlShape,
) {
  if (!answers) return undefined
  const { items, outdated, ...counts } = answers
  const earlier = intl.formatMessage({ id: "meeting-answer.state.earlier" })
  const who = (wanted: Answer) =>
    items
      .filter(({ answer }) => answer === wanted)
      .map(({ member: { id, ...member }, is_outdated }) => ({
        id,
        person: personView(member, locale),
        ...(is_outdated && { state: earlier }),
      }))
  return {
    counts,
    outdatedTotal: outdated,
    accepted: who("accepted"),
    tentative: who("tentative"),
    declined: who("declined"),
  }
}

export type AnswersView = NonNullable<ReturnType<typeof answersView>>

/** The person's latest answer, and whether it was given for another time; undefined if they have not answered yet. */
export type Answered = { answer: Answer; isOutdated: boolean } | undefined

/** The person's latest answer as the buttons show it. @param answer null if there is none */
export function answered(answer: Answer | null, isOutdated: boolean): Answered {
  return answer ? { answer, isOutdated } : undefined
}

/** The number of meetings that follow in the series of a meeting. */
export const laterTotal = (series: { position: number; total: number } | null) =>
  series ? series.total - series.position : 0

/** The message after an answer, also to all meetings that follow in a series (MEET-17). */
export const answerDone = (answer: Answer, scope: "one" | "following" = "one") =>
  scope === "following"
    ? (`meeting-answer.done-following.${answer}` as const)
    : (`meeting-answer.done.${answer}` as const)
