import { FormattedMessage } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { statusSymbols } from "#app/ui/feedback/tone.ts"
import { Facts, Panel, Section, Split } from "#app/ui/layout/page.tsx"
import { Tabs } from "#app/ui/layout/tabs.tsx"

const statusTexts = {
  draft: "kit.dial.draft",
  idle: "kit.dial.idle",
  live: "kit.dial.live",
  open: "kit.dial.open",
  hold: "kit.dial.hold",
  done: "kit.dial.done",
  closed: "kit.dial.closed",
  stop: "kit.dial.stop",
  void: "kit.dial.void",
} as const

/** The nine status indicators, plain and boxed; facts in their three forms; panel and tabs. */
export function KitStatus() {
  return (
    <Section
      title={<FormattedMessage id="kit.status" />}
      aside={
        <a href="/kit">
          <FormattedMessage id="kit.aside" />
        </a>
      }
    >
      <div className="stack">
        {[false, true].map((isBoxed) => (
          <p className="cluster" key={String(isBoxed)}>
            {statusSymbols.map((symbol) => (
              <StatusTag key={symbol} symbol={symbol} isBoxed={isBoxed}>
                <FormattedMessage id={statusTexts[symbol]} />
              </StatusTag>
            ))}
          </p>
        ))}
        <KitTabs />
        <Split kind="even" main={<KitFacts />} aside={<KitPanel />} />
      </div>
    </Section>
  )
}

function KitTabs() {
  return (
    <FormattedMessage id="kit.tabs">
      {(label) => (
        <Tabs
          label={String(label)}
          items={[
            { href: "/kit", text: <FormattedMessage id="kit.tab.first" />, isExact: true },
            { href: "/kit/list", text: <FormattedMessage id="kit.tab.second" /> },
          ]}
        />
      )}
    </FormattedMessage>
  )
}

function KitFacts() {
  const items = [
    { term: <FormattedMessage id="kit.fact.code" />, value: <span className="ref">KIT-M-058</span> },
    { term: <FormattedMessage id="kit.fact.people" />, value: 24, note: <FormattedMessage id="kit.fact.note" /> },
    {
      term: <FormattedMessage id="kit.fact.left" />,
      value: (
        <>
          <progress className="left" max={30} value={18} aria-hidden="true" /> <FormattedMessage id="kit.fact.days" />
        </>
      ),
    },
  ]
  return (
    <>
      <Facts kind="stats" items={items.slice(1, 2)} />
      <Facts kind="keys" items={items} />
      <Facts items={items} />
    </>
  )
}

function KitPanel() {
  return (
    <Panel title={<FormattedMessage id="kit.panel" />}>
      <p>
        <FormattedMessage id="kit.panel.text" />
      </p>
      <div className="acts">
        <button type="button" className="btn primary">
          <FormattedMessage id="kit.button.primary" />
        </button>
        <button type="button" className="btn">
          <FormattedMessage id="kit.button.plain" />
        </button>
        <button type="button" className="btn danger">
          <FormattedMessage id="kit.button.danger" />
        </button>
        <button type="button" className="btn quiet">
          <FormattedMessage id="kit.button.quiet" />
        </button>
        <button type="button" className="btn" disabled>
          <FormattedMessage id="kit.button.disabled" />
        </button>
      </div>
    </Panel>
  )
}
