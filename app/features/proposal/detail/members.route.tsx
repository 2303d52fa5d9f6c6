import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { proposalCapacityValues } from "#openapi/generated/values/proposal-capacity.ts"
import { Person } from "#app/parts/person/person.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { List } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { listPeople, type ProposalPersonView } from "./members.server.ts"
import { peopleQuery } from "../list/list.query.ts"

export const handle = { access: "group", title: "proposal.member.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = peopleQuery.parse(request.url)
  return { search, list: await listPeople(context, params, search) }
}

const columns: Column<ProposalPersonView>[] = [
  {
    key: "name",
    head: "workgroup.member.name",
    kind: "subject",
    sort: "name",
    cell: ({ person }) => <Person person={person} />,
  },
  {
    key: "capacity",
    head: "proposal.capacity",
    isLabelled: true,
    cell: ({ capacities: held }) => <Capacities held={held} />,
  },
]

function Capacities({ held }: { held: ProposalPersonView["capacities"] }) {
  const intl = useIntl()
  const texts = held.map((capacity) => intl.formatMessage({ id: `proposal.capacity.${capacity}` }))
  const [first, ...others] = texts
  return [first, ...others.map((text) => text.toLowerCase())].join(intl.formatMessage({ id: "person.separator" }))
}

/** The people of a proposal: submitter, authors, group members and invited people (PROP-01). */
export default function ProposalMembers() {
  const { search, list } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const title = intl.formatMessage({ id: "proposal.member.title" })
  const table = { query: peopleQuery, search }
  return (
    <>
      <PageHead title={title} />
      <FilterBar
        {...table}
        fields={[
          {
            name: "capacity",
            label: intl.formatMessage({ id: "proposal.capacity" }),
            options: proposalCapacityValues.map((value) => ({
              value,
              text: intl.formatMessage({ id: `proposal.capacity.${value}` }),
            })),
          },
        ]}
      />
      <List {...table} caption={title} columns={columns} page={list} rowKey={({ id }) => id} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
