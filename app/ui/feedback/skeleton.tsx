import { FormattedMessage } from "react-intl"

/** Stands where a part of the page is still on its way. `lines` keeps about the height of what will come. */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className="skel" role="status">
      <span className="vh">
        <FormattedMessage id="ui.loading" />
      </span>
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} />
      ))}
    </div>
  )
}
