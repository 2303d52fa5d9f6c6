import { FormattedMessage, useIntl } from "react-intl"
import { roleTexts, type Role } from "../role-texts.ts"

/** Who has permission for the refused action: every refusal says it (ROLE-04). */
export function WhoCould({ roles }: { roles: readonly Role[] }) {
  const intl = useIntl()
  const separator = intl.formatMessage({ id: "error.forbidden.separator" })
  const who = roles.map((role) => intl.formatMessage({ id: roleTexts[role] })).join(separator)
  return <FormattedMessage id="error.forbidden.who" values={{ who }} />
}
