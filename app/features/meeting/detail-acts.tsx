import { paths } from "#app/lib/paths.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { EventActs, PageActLink } from "#app/parts/event-page/event-acts.tsx"
import { confirmTexts } from "./confirm-actions.ts"
import type { MeetingView } from "./meeting-view.server.ts"

/** The buttons of a meeting's head (ROLE-05). */
export function DetailActs({ meeting: { acts, place, id, reference } }: { meeting: MeetingView }) {
  return (
    <EventActs acts={acts}>
      {(act, className) =>
        act.kind === "question" ? (
          <QuestionLink
            id={`meeting-${act.key}`}
            texts={confirmTexts[act.key]}
            href={paths.meetingConfirm(place, id, act.key)}
            number={reference}
          />
        ) : (
          <PageActLink act={act} className={className} />
        )
      }
    </EventActs>
  )
}
