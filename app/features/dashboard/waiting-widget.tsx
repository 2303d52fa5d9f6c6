import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import type { Eventually } from "#app/lib/settle.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { WaitingChoices } from "#app/parts/waiting/waiting-choices.tsx"
import { WaitingUntil } from "#app/parts/waiting/waiting-until.tsx"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { WidgetView } from "./dashboard.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

type View = WidgetView<"waiting">

/** The first five items that need the user's action, with a link to all of them (DASH-08). */
export function WaitingWidget({ from }: { from: Eventually<View> }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const all = <a {...linkTo(paths.needsMyAction(url))}>{intl.formatMessage({ id: "waiting.all" })}</a>
  return (
    <Section title={intl.formatMessage({ id: "waiting.title" })} aside={all}>
      <WidgetBody from={from} lines={4}>
        {({ items }) => (items.length === 0 ? <Nothing /> : <Rows items={items} />)}
      </WidgetBody>
    </Section>
  )
}

function Nothing() {
  const intl = useIntl()
  return (
    <EmptyState title={intl.formatMessage({ id: "waiting.empty" })}>
      {intl.formatMessage({ id: "waiting.empty-why" })}
    </EmptyState>
  )
}

function Rows({ items }: View) {
  const intl = useIntl()
  return (
    <ul className="rows">
      {items.map((item) => (
        <li key={item.key}>
          {item.href ? (
            <a lang={textLang(item.title, intl.locale)} {...linkTo(item.href)}>
              {item.title}
            </a>
          ) : (
            <strong>{item.title}</strong>
          )}
          <small className="dotted">
            {item.code && <span className="ref">{item.code}</span>}
            <span>{intl.formatMessage({ id: item.what })}</span>
            {item.state && <span>{intl.formatMessage({ id: item.state })}</span>}
            <span>{intl.formatMessage({ id: item.why })}</span>
            <span>
              <WaitingUntil item={item} isLabelled />
            </span>
          </small>
          <WaitingChoices item={item} />
        </li>
      ))}
    </ul>
  )
}
