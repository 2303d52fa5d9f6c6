import { FormattedMessage } from "react-intl"

/** Says what the star means; once, before the first field. */
export function RequiredHint() {
  return (
    <p className="hint">
      <FormattedMessage id="form.required-hint" values={{ star: <span className="req">*</span> }} />
    </p>
  )
}
