import { useIntl } from "react-intl"
import { Person } from "#app/parts/person/person.tsx"
import { Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import { Time } from "#app/ui/time.tsx"
import type { ResultsView } from "./results-view.server.ts"

/** The result of a meeting: the decisions with their numbers, and who does what until when (MEET-15). */
export function Results({ results: { decisions, actions } }: { results: ResultsView }) {
  const intl = useIntl()
  return (
    <>
      {decisions.length > 0 && (
        <Section title={intl.formatMessage({ id: "meeting-summary.decisions" })}>
          <ol className="rows">
            {decisions.map((decision) => (
              <Decision key={decision.id} decision={decision} />
            ))}
          </ol>
        </Section>
      )}
      {actions.length > 0 && (
        <Section title={intl.formatMessage({ id: "meeting-summary.actions" })}>
          <ul className="rows">
            {actions.map((action) => (
              <Action key={action.id} action={action} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Decision({ decision: { id, text, number, href, ballot } }: { decision: ResultsView["decisions"][number] }) {
  const intl = useIntl()
  return (
    <li id={id}>
      <Stack gap="tight">
        {number && (
          <a className="ref" {...linkTo(href ?? "")}>
            {number}
          </a>
        )}
        <p className="lines" lang={textLang(text, intl.locale)}>
          {text}
        </p>
        {ballot && (
          <small>
            {intl.formatMessage(
              { id: "meeting-summary.by-ballot" },
              {
                ballot: (
                  <a key="ballot" {...linkTo(ballot.href)}>
                    {ballot.number}
                  </a>
                ),
              },
            )}
          </small>
        )}
      </Stack>
    </li>
  )
}

function Action({ action: { text, person, due, isTask, taskHref } }: { action: ResultsView["actions"][number] }) {
  const intl = useIntl()
  return (
    <li>
      <span lang={textLang(text, intl.locale)}>{taskHref ? <a {...linkTo(taskHref)}>{text}</a> : text}</span>
      <small className="cluster">
        {person && <Person person={person} />}
        {due && (
          <span>{intl.formatMessage({ id: "meeting-summary.until" }, { day: <Time key="day" moment={due} /> })}</span>
        )}
        {isTask && !taskHref && <span>{intl.formatMessage({ id: "meeting-summary.task-later" })}</span>}
      </small>
    </li>
  )
}

/** The heading of the text about the meeting: where it is all that the minutes say, or beside what they say about topics. */
export const textTitle = ({ decisions, actions, said }: ResultsView) =>
  decisions.length + actions.length + said.length > 0 ? "meeting-summary.minutes" : "meeting.summary"

/** What was said about each topic (MEET-15). */
export function Said({ said }: { said: ResultsView["said"] }) {
  const intl = useIntl()
  if (said.length === 0) return null
  return (
    <Section title={intl.formatMessage({ id: "meeting-summary.said" })}>
      <Stack>
        {said.map(({ id, subject, text }) => (
          <div key={id}>
            <h3 lang={subject && textLang(subject, intl.locale)}>
              {subject ?? intl.formatMessage({ id: "meeting-summary.no-topic" })}
            </h3>
            <p className="lines" lang={textLang(text, intl.locale)}>
              {text}
            </p>
          </div>
        ))}
      </Stack>
    </Section>
  )
}
