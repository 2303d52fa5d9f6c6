import type { ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import type { Shown } from "./compare.server.ts"

/** A comparison as text: insertions and deletions are marked, and announced to screen readers (PROP-03). */
export function DiffText({ shown }: { shown: readonly Shown[] }) {
  return (
    <div className="prose diff">
      {shown.map((paragraph, at) => (
        // the paragraphs of a comparison never change their order
        <ShownParagraph key={at} paragraph={paragraph} />
      ))}
    </div>
  )
}

function ShownParagraph({ paragraph }: { paragraph: Shown }) {
  if (paragraph.kind === "folded")
    return (
      <details>
        <summary>
          <FormattedMessage id="proposal.compare.folded" values={{ count: paragraph.paragraphs.length }} />
        </summary>
        {paragraph.paragraphs.map((text, at) => (
          <p key={at}>{text}</p>
        ))}
      </details>
    )
  if (paragraph.kind === "changed")
    return (
      <p>
        {paragraph.pieces.map(({ kind, text }, at) => (
          <Marked key={at} kind={kind}>
            {text}
          </Marked>
        ))}
      </p>
    )
  return (
    <p>
      <Marked kind={paragraph.kind}>{paragraph.text}</Marked>
    </p>
  )
}

function Marked({ kind, children }: { kind: "same" | "added" | "removed"; children: ReactNode }) {
  if (kind === "same") return children
  const Tag = kind === "added" ? "ins" : "del"
  return (
    <Tag>
      <span className="vh">
        <FormattedMessage id={kind === "added" ? "proposal.compare.inserted" : "proposal.compare.deleted"} />{" "}
      </span>
      {children}
      <span className="vh">
        {" "}
        <FormattedMessage id="proposal.compare.end" />
      </span>
    </Tag>
  )
}
