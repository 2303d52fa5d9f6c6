import { Link } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { DetailsMenu } from "#app/ui/layout/details-menu.tsx"
import { confirmTexts } from "./confirm-actions.ts"
import type { Act } from "./meeting-acts.ts"
import type { MeetingView } from "./meeting-view.server.ts"

type ActLinkProps = { act: Act; meeting: MeetingView; className?: string }

function ActLink({ act, meeting, className }: ActLinkProps) {
  const { place, id, reference } = meeting
  if (act.kind === "question")
    return (
      <QuestionLink
        id={`meeting-${act.key}`}
        texts={confirmTexts[act.key]}
        href={paths.meetingConfirm(place, id, act.key)}
        number={reference}
      />
    )
  return (
    <Link className={className} to={act.href} reloadDocument={act.kind === "file"}>
      <FormattedMessage id={act.text} />
    </Link>
  )
}

/** The buttons of a meeting's head: one primary, at most two more, the rest in a menu (ROLE-05). */
export function DetailActs({ meeting }: { meeting: MeetingView }) {
  const { shown, more } = meeting.acts
  const primary = shown.find(({ kind }) => kind === "page")
  return (
    <>
      {shown.map((act) => (
        <ActLink key={act.key} act={act} meeting={meeting} className={act === primary ? "btn primary" : "btn"} />
      ))}
      <DetailsMenu kind="pop" summary={<FormattedMessage id="meeting.act.more" />} summaryClass="btn">
        <ul>
          {more.map((act) => (
            <li key={act.key}>
              <ActLink act={act} meeting={meeting} />
            </li>
          ))}
        </ul>
      </DetailsMenu>
    </>
  )
}
