import { useIntl } from "react-intl"
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
  const intl = useIntl()
  return (
    <Section
      title={intl.formatMessage({ id: "kit.status" })}
      aside={<a href="/kit">{intl.formatMessage({ id: "kit.aside" })}</a>}
    >
      <div className="stack">
        {[false, true].map((isBoxed) => (
          <p className="cluster" key={String(isBoxed)}>
            {statusSymbols.map((symbol) => (
              <StatusTag key={symbol} symbol={symbol} isBoxed={isBoxed}>
                {intl.formatMessage({ id: statusTexts[symbol] })}
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
  const intl = useIntl()
  return (
    <Tabs
      label={intl.formatMessage({ id: "kit.tabs" })}
      items={[
        { href: "/kit", text: intl.formatMessage({ id: "kit.tab.first" }), isExact: true },
        { href: "/kit/list", text: intl.formatMessage({ id: "kit.tab.second" }) },
      ]}
    />
  )
}

function KitFacts() {
  const intl = useIntl()
  const items = [
    { term: intl.formatMessage({ id: "kit.fact.code" }), value: <span className="ref">KIT-M-058</span> },
    {
      term: intl.formatMessage({ id: "kit.fact.people" }),
      value: 24,
      note: intl.formatMessage({ id: "kit.fact.note" }),
    },
    {
      term: intl.formatMessage({ id: "kit.fact.left" }),
      value: (
        <>
          <progress className="left" max={30} value={18} aria-hidden="true" />{" "}
          {intl.formatMessage({ id: "kit.fact.days" })}
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
  const intl = useIntl()
  return (
    <Panel title={intl.formatMessage({ id: "kit.panel" })}>
      <p>{intl.formatMessage({ id: "kit.panel.text" })}</p>
      <div className="acts">
        <button type="button" className="btn primary">
          {intl.formatMessage({ id: "kit.button.primary" })}
        </button>
        <button type="button" className="btn">
          {intl.formatMessage({ id: "kit.button.plain" })}
        </button>
        <button type="button" className="btn danger">
          {intl.formatMessage({ id: "kit.button.danger" })}
        </button>
        <button type="button" className="btn quiet">
          {intl.formatMessage({ id: "kit.button.quiet" })}
        </button>
        <button type="button" className="btn" disabled>
          {intl.formatMessage({ id: "kit.button.disabled" })}
        </button>
      </div>
    </Panel>
  )
}
