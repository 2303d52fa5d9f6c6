import { FormattedMessage } from "react-intl"
import { NamedPeople } from "#app/parts/consequences/named-people.tsx"
import type { PeopleSummary } from "#app/parts/consequences/consequences-view.server.ts"

type MeetingMailProps = {
  id: "meeting-form.create.mail" | "meeting-form.edit.mail"
  /** Those it is certain of before the form is sent. */
  people: PeopleSummary | undefined
}

/** Who is written to when the form is sent (FORM-10). */
export function MeetingMail({ id, people }: MeetingMailProps) {
  return (
    <FormattedMessage
      id={id}
      values={{ people: people && people.total > 0 ? <NamedPeople people={people} /> : "", count: people?.total ?? 0 }}
    />
  )
}
