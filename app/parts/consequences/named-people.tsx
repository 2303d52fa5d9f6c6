import { FormattedMessage, useIntl } from "react-intl"
import type { PeopleSummary } from "./consequences-view.server.ts"

/** "19 people: Mara Ellingsen, 邱岚溪 and 17 more". */
export function NamedPeople({ people: { total, names, more } }: { people: PeopleSummary }) {
  const intl = useIntl()
  const separator = intl.formatMessage({ id: "person.separator" })
  return (
    <span className="names">
      <FormattedMessage id="consequence.people" values={{ count: total, names: names.join(separator), more }} />
    </span>
  )
}
