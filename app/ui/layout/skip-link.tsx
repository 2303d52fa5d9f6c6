import { FormattedMessage } from "react-intl"

/** The first link of a page: past header and navigation to `main` (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      <FormattedMessage id="ui.skip" />
    </a>
  )
}
