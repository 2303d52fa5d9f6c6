import { FormattedMessage } from "react-intl"
import { initialTexts, type Field } from "#app/ui/form/field.ts"
import { switches, switchTexts } from "./subscription-labels.ts"

/** A line of the matrix: what it is for, and the field whose boxes it holds. */
export type SubscriptionRow = { key: string; title: string; intro: string; field: Field; acronym?: Field }

/** Which mails one gets: a line for the alliance and for each group, a box for each kind of mail (ACC-03). */
export function SubscriptionMatrix({ rows }: { rows: SubscriptionRow[] }) {
  return (
    <div className="matrix">
      <table>
        <caption className="vh">
          <FormattedMessage id="subscription.mails" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="subscription.for" />
            </th>
            {switches.map((kind) => (
              <th key={kind} scope="col">
                <FormattedMessage id={switchTexts[kind]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row: { title, intro, field, acronym } }: { row: SubscriptionRow }) {
  const chosen = new Set(initialTexts(field))
  return (
    <tr>
      <th scope="row">
        {title}
        <small>{intro}</small>
        {acronym && <input type="hidden" name={acronym.name} value={String(acronym.initialValue ?? "")} />}
      </th>
      {switches.map((kind) => (
        <td key={kind}>
          <label>
            <input
              type="checkbox"
              name={field.name}
              value={kind}
              defaultChecked={chosen.has(kind)}
              aria-invalid={field.errors ? true : undefined}
            />
            <span>
              <FormattedMessage id={switchTexts[kind]} />
              <span className="vh">
                <FormattedMessage id="subscription.kind-for" values={{ title }} />
              </span>
            </span>
          </label>
        </td>
      ))}
    </tr>
  )
}
