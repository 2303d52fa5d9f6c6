import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import type { AllianceLink } from "#app/session/screen.server.ts"
import { Section } from "#app/ui/layout/page.tsx"

/** The alliances of this portal, for visitors who do not know their alliance's URL (TEN-02). */
export function AllianceList({ alliances }: { alliances: AllianceLink[] }) {
  if (alliances.length === 0) return null
  return (
    <Section title={<FormattedMessage id="shell.alliances" />}>
      <ul className="rows">
        {alliances.map(({ url, name, otherName, otherLang }) => (
          <li key={url}>
            <a href={paths.dashboard(url)}>{name}</a> {otherName && <span lang={otherLang}>{otherName}</span>}
            <br />
            <small>
              <code>/a/{url}</code>
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
