import { useIntl } from "react-intl"
import { Section } from "#app/ui/layout/page.tsx"
import type { ThanksView } from "./thanks.server.ts"

/** The user guide and the address of the secretariat. The footer of every page leads here, so a missing one is named, too. */
export function ThanksHelp({ view: { userGuide, email } }: { view: Pick<ThanksView, "userGuide" | "email"> }) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: "thanks.help" })}>
      <ul className="rows">
        <li id="user-guide">
          {userGuide ? (
            <>
              <a href={userGuide.href}>{intl.formatMessage({ id: "thanks.user-guide" })}</a>{" "}
              <small>{[userGuide.mark, userGuide.size].filter(Boolean).join(" · ")}</small>
            </>
          ) : (
            intl.formatMessage({ id: "thanks.no-guide" })
          )}
        </li>
        <li id="contact">
          {email ? (
            <>
              <a href={`mailto:${email}`}>{intl.formatMessage({ id: "thanks.contact" })}</a>
              <br />
              <small>{email}</small>
            </>
          ) : (
            intl.formatMessage({ id: "thanks.no-contact" })
          )}
        </li>
      </ul>
    </Section>
  )
}
