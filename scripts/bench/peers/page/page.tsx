import { Activity } from "./activity.tsx"
import { Calendar } from "./calendar.tsx"
import type { PageData } from "./data.ts"
import { Header, Preference } from "./header.tsx"
import { KitContext, useKit, type Kit } from "./kit.ts"
import { Create, Notices, Statistics, TopicCalls, Waiting } from "./lists.tsx"
import { Navigation } from "./navigation.tsx"
import { PublicNoticeTable, RecentTable } from "./tables.tsx"

function Main({ data: { widgets, texts, member } }: { data: PageData }) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="head">
        <div className="title">
          <div>
            <h1>Dashboard</h1>
          </div>
          <Create targets={member.create} />
        </div>
      </div>
      <div className="stack">
        <Statistics of={widgets.statistics} />
        <div className="split even">
          <div className="stack">
            <Waiting of={widgets.waiting} texts={texts} />
            <RecentTable of={widgets.recent} />
            <PublicNoticeTable of={widgets.publicNotice} />
          </div>
          <div className="stack">
            <Calendar of={widgets.calendar} />
            <Notices of={widgets.notices} />
            <TopicCalls of={widgets.topicCalls} />
          </div>
        </div>
        <Activity of={widgets.activity} />
      </div>
    </main>
  )
}

const appearances = { system: "As the device", light: "Light", dark: "Dark" }

function Footer({ data: { frame } }: { data: PageData }) {
  const { Link } = useKit()
  return (
    <footer className="foot">
      <span>{frame.alliance?.name}</span>
      <Link to="/a/aurora/thanks">Thanks</Link>
      <Link to="/a/aurora/thanks#user-guide">User guide</Link>
      <Link to="/a/aurora/thanks#contact">Contact</Link>
      <Preference className="seg">
        <span className="vh">Appearance</span>
        {Object.entries(appearances).map(([appearance, text]) => (
          <button key={appearance} name="appearance" value={appearance} aria-pressed={appearance === frame.appearance}>
            {text}
          </button>
        ))}
      </Preference>
    </footer>
  )
}

/** The portal's dashboard without the portal's libraries. Every peer renders it with its own links and tables. */
export function DashboardPage({ data, kit }: { data: PageData; kit: Kit }) {
  return (
    <KitContext.Provider value={kit}>
      <div className="shell">
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Header data={data} />
        <Navigation data={data} />
        <Main data={data} />
        <Footer data={data} />
      </div>
    </KitContext.Provider>
  )
}
