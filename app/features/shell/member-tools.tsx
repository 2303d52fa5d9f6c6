import { Link } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { PreferenceForm } from "#app/parts/preference-form.tsx"
import { Avatar } from "#app/ui/layout/avatar.tsx"
import { DetailsMenu } from "#app/ui/layout/details-menu.tsx"
import { LanguageButton } from "#app/parts/frame/language-button.tsx"
import type { MemberFrame } from "./member.server.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"

/** The end of the header: zone switch, language, and the person's menu (SHELL-01). */
export function MemberTools({ frame }: { frame: MemberFrame }) {
  return (
    <>
      <ZoneSwitch zone={frame.zone} />
      <LanguageButton />
      <PersonMenu frame={frame} />
    </>
  )
}

function ZoneSwitch({ zone: { name, offset, isUtc } }: { zone: MemberFrame["zone"] }) {
  return (
    <PreferenceForm className="seg">
      <button name="zone" value="local" aria-pressed={!isUtc}>
        <FormattedMessage id="shell.zone.local" values={{ name, offset }} />
      </button>
      <button name="zone" value="utc" aria-pressed={isUtc}>
        UTC
      </button>
    </PreferenceForm>
  )
}

function PersonMenu({ frame: { person, zone } }: { frame: MemberFrame }) {
  const { url } = useFrameAlliance()
  const summary = (
    <>
      <Avatar name={person} />
      <span>{person}</span>
    </>
  )
  return (
    <DetailsMenu kind="person" summary={summary}>
      <ul>
        <li>
          <Link to={paths.myMeetings(url)}>
            <FormattedMessage id="account.meetings" />
          </Link>
        </li>
        <li>
          <Link to={paths.myDownloads(url)}>
            <FormattedMessage id="export.list.title" />
          </Link>
        </li>
        <li>
          <PreferenceForm>
            <button name="zone" value={zone.isUtc ? "local" : "utc"}>
              <FormattedMessage id={zone.isUtc ? "shell.zone.show-local" : "shell.zone.show-utc"} />
            </button>
          </PreferenceForm>
        </li>
        <li>
          <LanguageButton />
        </li>
        <li>
          <form method="post" action={paths.logout(url)}>
            <button>
              <FormattedMessage id="session.logout.submit" />
            </button>
          </form>
        </li>
      </ul>
    </DetailsMenu>
  )
}
