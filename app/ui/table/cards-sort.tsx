import { Form } from "@remix-run/react"
import { useId } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import type { MessageId } from "../message-id.ts"
import { QueryFields } from "./query-fields.tsx"

type CardsSortProps = { query: ListQuery; search: ListSearch; options: SortOption[] }

type SortOption = { sort: string; head: MessageId; headValues?: Record<string, string> }

/** Sorting where the table shows as cards and its heads are gone. */
export function CardsSort({ query, search, options }: CardsSortProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <Form className="filters cards-only" action="?" preventScrollReset>
      <QueryFields entries={query.entries(search)} without={["sort"]} />
      <div>
        <label htmlFor={id}>
          <FormattedMessage id="ui.sort.by" />
        </label>
        <select id={id} name="sort" key={search.sort} defaultValue={search.sort}>
          {!options.some(({ sort }) => sort === search.sort) && (
            <FormattedMessage id="ui.sort.usual">
              {(text) => <option value={search.sort}>{text}</option>}
            </FormattedMessage>
          )}
          {options.map(({ sort, head, headValues }) => (
            <option key={sort} value={sort}>
              {intl.formatMessage({ id: head }, headValues)}
            </option>
          ))}
        </select>
      </div>
      <button className="btn" type="submit">
        <FormattedMessage id="ui.sort.submit" />
      </button>
    </Form>
  )
}
