import { useEffect } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { Note } from "#app/ui/feedback/note.tsx"

const shownKey = "messenger-warning"

/** Warns that the in-app messenger browser is unsupported: a banner on every page, an alert once per visit (SES-10). */
export function MessengerWarning() {
  const intl = useIntl()
  const text = intl.formatMessage({ id: "shell.messenger" })
  useEffect(() => {
    if (sessionStorage.getItem(shownKey)) return
    sessionStorage.setItem(shownKey, "1")
    window.alert(text)
  }, [text])
  return (
    <div className="banners">
      <Note tone="hold" role="alert">
        <FormattedMessage id="shell.messenger" />
      </Note>
    </div>
  )
}
