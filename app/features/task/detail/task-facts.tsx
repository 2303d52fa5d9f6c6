import { FormattedMessage } from "react-intl"
import { Person } from "#app/parts/person/person.tsx"
import { priorityTexts } from "#app/parts/task-priority.ts"
import { type Fact, Facts, Section } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import type { MessageId } from "#app/ui/message-id.ts"
import { Time } from "#app/ui/time.tsx"
import type { TaskView } from "./detail.server.ts"

/** Secondary facts of a task: collaborators, creator, group, parent task and times (TASK-01, TASK-04). */
export function TaskFacts({ task }: { task: TaskView }) {
  const { people, times, priority, above } = task
  const time = (term: MessageId, moment: TaskView["times"]["planned"]): Fact => ({
    term: <FormattedMessage id={term} />,
    value: moment && <Time moment={moment} />,
  })
  return (
    <Section title={<FormattedMessage id="event.facts" />}>
      <Facts
        items={[
          {
            term: <FormattedMessage id="task.collaborators" />,
            value:
              people.collaborators.length > 0
                ? people.collaborators.map((person, at) => (
                    <div key={at}>
                      <Person person={person} />
                    </div>
                  ))
                : undefined,
          },
          { term: <FormattedMessage id="task.creator" />, value: <Person person={people.creator} /> },
          { term: <FormattedMessage id="task.priority" />, value: <FormattedMessage id={priorityTexts[priority]} /> },
          { term: <FormattedMessage id="event.group" />, value: <Link to={task.in.href}>{task.in.name}</Link> },
          {
            term: <FormattedMessage id="task.parent" />,
            value: above && <Link to={above.href}>{above.subject}</Link>,
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
