import { useId, type ReactNode } from "react"
import type { FrozenData, Item } from "./frozen-data.ts"
import { Header, Navigation, Preference } from "./frozen-frame.tsx"
import { KitContext, useKit, type Kit } from "./kit.ts"
import type { Column } from "./plain-table.tsx"

const Time = ({ of }: { of: string }) => <time dateTime={of}>{of.slice(0, 10)}</time>

function Section({ title, children }: { title: string; children: ReactNode }) {
  const { Link } = useKit()
  const id = useId()
  return (
    <section className="sec" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Link to="/a/aurora/all">All</Link>
      </header>
      {children}
    </section>
  )
}

function Rows({ of }: { of: Item[] }) {
  const { Link } = useKit()
  return (
    <ul className="rows">
      {of.map(({ id, href, title, note, time, group }) => (
        <li key={id}>
          <Link to={href}>{title}</Link>
          <br />
          <small>
            <span className="ref">{group}</span> · {note} · <Time of={time} />
          </small>
        </li>
      ))}
    </ul>
  )
}

function Statistics({ of }: { of: FrozenData["statistics"] }) {
  const { Link } = useKit()
  return (
    <dl className="stats">
      {of.map(({ href, term, value, note }) => (
        <div key={term}>
          <dt>
            <Link to={href}>{term}</Link>
          </dt>
          <dd>
            {value}
            <small> {note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Month({ of }: { of: FrozenData["weeks"] }) {
  const { Link } = useKit()
  return (
    <table className="cal mini">
      <caption>November 2026</caption>
      <tbody>
        {of.map((week) => (
          <tr key={week[0]?.day}>
            {week.map(({ day, events }) => (
              <td key={day}>
                {events > 0 ? (
                  <Link className="day" to={`/a/aurora/calendar?date=${day}`}>
                    {day} <span className="vh">{events} entries</span>
                  </Link>
                ) : (
                  <span className="day">{day}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The columns of the two tables of records; the functions get their links from the kit, as the cells of a real table would. */
function useItemColumns(): Column<Item>[] {
  const { Link } = useKit()
  return [
    { head: "When", className: "nowrap", cell: ({ time }) => <Time of={time} /> },
    {
      head: "Subject",
      isHeader: true,
      cell: ({ href, title, note }) => (
        <>
          <Link to={href}>{title}</Link>
          <small>{note}</small>
        </>
      ),
    },
    { head: "Group", cell: ({ group }) => <Link to={`/a/aurora/wg/${group}`}>{group}</Link> },
    { head: "Status", className: "c-tag", cell: () => <span className="tag">Ongoing</span> },
  ]
}

const activityColumns: Column<FrozenData["activity"][number]>[] = [
  { head: "Day", isHeader: true, cell: ({ date }) => <Time of={date} /> },
  { head: "Operations", className: "end", cell: ({ numbers }) => numbers[0] },
  { head: "Logins", className: "end", cell: ({ numbers }) => numbers[1] },
  { head: "Members", className: "end", cell: ({ numbers }) => numbers[2] },
]

function Main({ data }: { data: FrozenData }) {
  const { Table } = useKit()
  const columns = useItemColumns()
  return (
    <main className="page" id="main">
      <h1>Dashboard</h1>
      <Statistics of={data.statistics} />
      <Section title="Needs my action">
        <Rows of={data.waiting} />
      </Section>
      <Section title="Recent meetings and ballots">
        <Table caption="Recent" columns={columns} rows={data.recent} rowKey={({ id }) => id} />
      </Section>
      <Section title="Proposals in public notice">
        <Table caption="Ending" columns={columns} rows={data.ending} rowKey={({ id }) => id} />
      </Section>
      <Section title="Calendar">
        <Month of={data.weeks} />
        <Rows of={data.next} />
      </Section>
      <Section title="Recent notices">
        <Rows of={data.notices} />
      </Section>
      <Section title="Topic calls">
        <Rows of={data.calls} />
      </Section>
      <Section title="Activity, last 30 days">
        <Table caption="Activity" columns={activityColumns} rows={data.activity} rowKey={({ date }) => date} />
      </Section>
    </main>
  )
}

/**
 * FROZEN. A dashboard of about as many elements, of the same kinds, as the portal's had on 2026-11-29. It stands still: no change of the
 * portal's dashboard is repeated here, because the bench compares the costs of an element (`lines/dashboard.ts`). A change of this page
 * or its data makes all earlier figures of P1 and P2 incomparable.
 * Every peer renders it with its own links and tables.
 */
export function FrozenPage({ data, kit }: { data: FrozenData; kit: Kit }) {
  return (
    <KitContext.Provider value={kit}>
      <div className="shell">
        <Header data={data} />
        <Navigation data={data} />
        <Main data={data} />
        <footer className="foot">
          <Preference name="appearance" values={["system", "light", "dark"]} />
        </footer>
      </div>
    </KitContext.Provider>
  )
}
