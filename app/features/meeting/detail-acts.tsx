import { Link } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { DetailsMenu } from "#app/ui/layout/details-menu.tsx"
import type { Act } from "./meeting-acts.ts"

function ActLink({ act: { href, text, isFile }, className }: { act: Act; className?: string }) {
  return (
    <Link className={className} to={href} reloadDocument={isFile}>
      <FormattedMessage id={text} />
    </Link>
  )
}

/** The buttons of a meeting's head: one primary, at most two more, the rest in a menu (ROLE-05). */
export function DetailActs({ shown, more }: { shown: Act[]; more: Act[] }) {
  return (
    <>
      {shown.map((act, index) => (
        <ActLink key={act.key} act={act} className={index === 0 ? "btn primary" : "btn"} />
      ))}
      <DetailsMenu kind="pop" summary={<FormattedMessage id="meeting.act.more" />} summaryClass="btn">
        <ul>
          {more.map((act) => (
            <li key={act.key}>
              <ActLink act={act} />
            </li>
          ))}
        </ul>
      </DetailsMenu>
    </>
  )
}
