import { useIntl } from "react-intl"

/** Placeholder for a part of the page that is still loading. `lines` should reserve about the height of the content. */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  const intl = useIntl()
  return (
    <div className="skel">
      <span className="vh">{intl.formatMessage({ id: "ui.loading" })}</span>
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} />
      ))}
    </div>
  )
}
