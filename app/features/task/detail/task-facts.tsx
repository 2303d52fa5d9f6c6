import { useIntl } from "react-intl"
import { Person } from "#app/parts/person/person.tsx"
import { priorityTexts } from "#app/parts/task-priority.ts"
import { type Fact, Facts, Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { MessageId } from "#app/ui/message-id.ts"
import { Time } from "#app/ui/time.tsx"
import type { TaskView } from "./detail.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

/** Secondary facts of a task: collaborators, creator, group, parent task and times (TASK-01, TASK-04). */
export function TaskFacts({ task }: { task: TaskView }) {
  const intl = useIntl()
  const { people, times, priority, above } = task
  const time = (term: MessageId, moment: TaskView["times"]["planned"]): Fact => ({
    term: intl.formatMessage({ id: term }),
    value: moment && <Time moment={moment} />,
  })
  return (
    <Section title={intl.formatMessage({ id: "event.facts" })}>
      <Facts
        items={[
          {
            term: intl.formatMessage({ id: "task.collaborators" }),
            value:
              people.collaborators.length > 0
                ? people.collaborators.map((person, at) => (
                    <div key={at}>
                      <Person person={person} />
                    </div>
                  ))
                : undefined,
          },
          { term: intl.formatMessage({ id: "task.creator" }), value: <Person person={people.creator} /> },
          {
            term: intl.formatMessage({ id: "task.priority" }),
            value: intl.formatMessage({ id: priorityTexts[priority] }),
          },
          {
            term: intl.formatMessage({ id: "event.group" }),
            value: (
              <a lang={textLang(task.in.name, intl.locale)} {...linkTo(task.in.href)}>
                {task.in.name}
              </a>
            ),
          },
          {
            term: intl.formatMessage({ id: "task.parent" }),
            value: above && (
              <a lang={textLang(above.subject, intl.locale)} {...linkTo(above.href)}>
                {above.subject}
              </a>
            ),
          },
          {
            term: intl.formatMessage({ id: "task.meeting" }),
            value: task.meeting && (
              <>
                <span className="ref">{task.meeting.number}</span>{" "}
                <a lang={textLang(task.meeting.subject, intl.locale)} {...linkTo(task.meeting.href)}>
                  {task.meeting.subject}
                </a>
              </>
            ),
          },
          time("task.planned-start", times.planned),
          time("task.actual-start", times.started),
          time("task.actual-end", times.ended),
          time("event.created", times.created),
        ]}
      />
    </Section>
  )
}
