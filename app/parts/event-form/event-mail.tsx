import { FormattedMessage } from "react-intl"
import { NamedPeople } from "#app/parts/consequences/named-people.tsx"
import type { PeopleSummary } from "#app/parts/consequences/consequences-view.server.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type EventMailProps = {
  /** Takes `people` and their `count`. */
  id: MessageId
  /** Those it is certain of before the form is sent. */
  people: PeopleSummary | undefined
}

/** Who is written to when the form is sent (FORM-10). */
export function EventMail({ id, people }: EventMailProps) {
  return (
    <FormattedMessage
      id={id}
      values={{ people: people && people.total > 0 ? <NamedPeople people={people} /> : "", count: people?.total ?? 0 }}
    />
  )
}
