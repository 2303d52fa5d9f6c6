import { useIntl } from "react-intl"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { CompareView, Shown } from "./compare.server.ts"

/** The differences of two revisions as they are shown: side by side, or in one text (PROP-03). Narrow pages always show one text. */
export function Differences({ view }: { view: CompareView }) {
  const intl = useIntl()
  const { shown, older, newer } = view
  return (
    <>
      <Views view={view} />
      <Sections view={view} />
      <div className="diff" data-view={view.view}>
        <div className="heads">
          {[older, newer].map(({ number }) => (
            <strong key={number}>{intl.formatMessage({ id: "proposal.revision-number" }, { number })}</strong>
          ))}
        </div>
        {shown.map((item, at) => (
          // the blocks of a comparison never change their order
          <ShownBlock key={at} item={item} />
        ))}
      </div>
    </>
  )
}

function Views({ view: { view, older, newer } }: { view: CompareView }) {
  const intl = useIntl()
  const here = `?from=${older.number}&to=${newer.number}`
  return (
    <nav className="seg" aria-label={intl.formatMessage({ id: "proposal.compare.views" })}>
      {(["side", "line"] as const).map((one) => (
        <a
          key={one}
          aria-current={one === view ? "true" : undefined}
          {...linkTo(one === "side" ? here : `${here}&view=${one}`, { staysInPlace: true })}
        >
          {intl.formatMessage({ id: `proposal.compare.view.${one}` })}
        </a>
      ))}
    </nav>
  )
}

/** Links to the first change of each section. */
function Sections({ view: { sections } }: { view: CompareView }) {
  const intl = useIntl()
  if (sections.length < 2) return null
  return (
    <nav aria-label={intl.formatMessage({ id: "proposal.compare.sections" })}>
      <h3>{intl.formatMessage({ id: "proposal.compare.sections" })}</h3>
      <ul className="rows">
        {sections.map(({ id, name, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {name === "heading" ? heading : intl.formatMessage({ id: `proposal.compare.section.${name}` })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ShownBlock({ item }: { item: Shown }) {
  const intl = useIntl()
  if (item.kind === "folded")
    return (
      <details>
        <summary>{intl.formatMessage({ id: "proposal.compare.folded" }, { count: item.blocks.length })}</summary>
        <RichText html={item.blocks.join("")} />
      </details>
    )
  if (item.kind !== "changed")
    return (
      <div id={item.id} data-kind={item.kind}>
        <RichText html={item.html} />
      </div>
    )
  return (
    <div id={item.id} data-kind="changed">
      <div className="side">
        <RichText html={item.older} />
        <RichText html={item.newer} />
      </div>
      <div className="line">
        <RichText html={item.merged} />
      </div>
    </div>
  )
}
