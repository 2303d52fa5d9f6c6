import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { appearances } from "#app/lib/preferences.ts"
import { Footer } from "#app/ui/layout/shell.tsx"
import { Link } from "#app/ui/link.tsx"
import { PreferenceForm } from "../preference-form.tsx"
import { usePageFrame } from "./use-page-frame.ts"

/** The footer of every page: whose portal this is, thanks, help, and the appearance setting (SHELL-08). */
export function PortalFooter() {
  const frame = usePageFrame()
  return (
    <Footer>
      <span>{frame?.alliance?.name ?? frame?.productTitle}</span>
      {frame?.alliance && (
        <>
          <FootLink to={paths.thanks(frame.alliance.url)} text="thanks.title" />
          <FootLink to={`${paths.thanks(frame.alliance.url)}#user-guide`} text="thanks.user-guide" />
          <FootLink to={`${paths.thanks(frame.alliance.url)}#contact`} text="thanks.contact" />
        </>
      )}
      <AppearanceSwitch />
    </Footer>
  )
}

function FootLink({ to, text }: { to: string; text: FormatjsIntl.Message["ids"] }) {
  return (
    <Link to={to} reloadDocument>
      <FormattedMessage id={text} />
    </Link>
  )
}

function AppearanceSwitch() {
  const intl = useIntl()
  const current = usePageFrame()?.appearance ?? "system"
  return (
    <PreferenceForm className="seg">
      <span className="vh">
        <FormattedMessage id="shell.appearance" />
      </span>
      {appearances.map((appearance) => (
        <button key={appearance} name="appearance" value={appearance} aria-pressed={appearance === current}>
          {intl.formatMessage({ id: `shell.appearance.${appearance}` })}
        </button>
      ))}
    </PreferenceForm>
  )
}
