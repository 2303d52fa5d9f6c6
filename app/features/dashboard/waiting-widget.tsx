import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import type { Eventually } from "#app/lib/settle.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { WaitingUntil } from "#app/parts/waiting/waiting-until.tsx"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import type { WidgetView } from "./dashboard.server.ts"

type View = WidgetView<"waiting">

/** The first five items that need the user's action, with a link to all of them (DASH-08). */
export function WaitingWidget({ from }: { from: Eventually<View> }) {
  const { url } = useFrameAlliance()
  const all = (
    <Link to={paths.needsMyAction(url)}>
      <FormattedMessage id="waiting.all" />
    </Link>
  )
  return (
    <Section title={<FormattedMessage id="waiting.title" />} aside={all}>
      <WidgetBody from={from} lines={4}>
        {({ items }) => (items.length === 0 ? <Nothing /> : <Rows items={items} />)}
      </WidgetBody>
    </Section>
  )
}

function Nothing() {
  return (
    <EmptyState title={<FormattedMessage id="waiting.empty" />}>
      <FormattedMessage id="waiting.empty-why" />
    </EmptyState>
  )
}

function Rows({ items }: View) {
  return (
    <ul className="rows">
      {items.map((item) => (
        <li key={item.key}>
          {item.href ? <Link to={item.href}>{item.title}</Link> : <strong>{item.title}</strong>}
          <small className="dotted">
            {item.code && <span className="ref">{item.code}</span>}
            <span>
              <FormattedMessage id={item.what} />
            </span>
            {item.state && (
              <span>
                <FormattedMessage id={item.state} />
              </span>
            )}
            <span>
              <FormattedMessage id={item.why} />
            </span>
            <span>
              <WaitingUntil item={item} isLabelled />
            </span>
          </small>
        </li>
      ))}
    </ul>
  )
}
