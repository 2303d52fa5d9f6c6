import { useIntl } from "react-intl"
import type { PeopleSummary } from "./consequences-view.ts"

type NamedPeopleProps = { people: PeopleSummary; id?: "consequence.people" | "consequence.outside" }

/** "19 people: Mara Ellingsen, 邱岚溪 and 17 more". */
export function NamedPeople({ people: { total, names, more }, id = "consequence.people" }: NamedPeopleProps) {
  const intl = useIntl()
  const separator = intl.formatMessage({ id: "person.separator" })
  return (
    <span className="names">{intl.formatMessage({ id }, { count: total, names: names.join(separator), more })}</span>
  )
}
