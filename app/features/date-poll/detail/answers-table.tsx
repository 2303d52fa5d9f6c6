import { useIntl } from "react-intl"
import { Section } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import { dateAnswerTexts } from "../date-poll.status.ts"
import type { DatePollView } from "./detail.server.ts"

type AnswersTableProps = { people: NonNullable<DatePollView["people"]>; slots: DatePollView["slots"] }

/** What scrolls takes the focus, so that arrow keys scroll it. */
const scrolls = 0

const symbols = { yes: "✓", if_need_be: "(✓)", no: "✗" } as const

/**
 * Who answered what: a row for each person, whose name stays in view, and a column for each slot, the best first. On phones the cards of the
 * slots name the people instead (MEET-14).
 */
export function AnswersTable({ people, slots }: AnswersTableProps) {
  const intl = useIntl()
  return (
    <div className="poll-answers">
      <Section id="people-answers" title={intl.formatMessage({ id: "date-poll.by-person" })}>
        <div
          className="slot-scroll"
          tabIndex={scrolls}
          role="group"
          aria-label={intl.formatMessage({ id: "date-poll.by-person" })}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{intl.formatMessage({ id: "date-poll.person" })}</th>
                {slots.map(({ id, start }) => (
                  <th key={id} scope="col">
                    <Time moment={start} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map(({ id, person, isRequired, answers }) => (
                <tr key={id}>
                  <th scope="row">
                    {person.name}
                    {isRequired && <small> {intl.formatMessage({ id: "date-poll.is-required" })}</small>}
                  </th>
                  {answers.map((answer, at) => (
                    <td key={slots[at]?.id} data-answer={answer}>
                      {answer && (
                        <>
                          <span aria-hidden="true">{symbols[answer]}</span>
                          <span className="vh">{intl.formatMessage({ id: dateAnswerTexts[answer] })}</span>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </div>
  )
}
