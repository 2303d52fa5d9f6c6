import { FormattedMessage } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts, Section, Stack } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import type { JoinView, OwnRequestView } from "./join.server.ts"
import { joinSymbols, joinStatusTexts, withdrawTexts } from "./join-request.status.ts"

type OwnRequestProps = { view: JoinView; request: OwnRequestView }

/** The person's latest request: its text, its state and the next step (WG-06). */
export function OwnRequest({ view: { acronym, name, type, chairs }, request }: OwnRequestProps) {
  const { id, status, reason, created, decided, decidedBy, declineReason, canWithdraw } = request
  const { url } = useFrameAlliance()
  return (
    <Section title={<FormattedMessage id="join-request.own" />}>
      <Stack gap="tight">
        <p>
          <StatusTag symbol={joinSymbols[status]} isBoxed>
            <FormattedMessage id={joinStatusTexts[status]} />
          </StatusTag>{" "}
          <FormattedMessage id={`join-request.next.${status}`} values={{ chairs: chairs.length, type }} />
        </p>
        <Facts
          items={[
            { term: <FormattedMessage id="join-request.created" />, value: <Time moment={created} /> },
            {
              term: <FormattedMessage id="join-request.reason" />,
              value: reason && <span className="lines">{reason}</span>,
            },
            { term: <FormattedMessage id="join-request.decided-by" />, value: decidedBy },
            { term: <FormattedMessage id="join-request.decided" />, value: decided && <Time moment={decided} /> },
            {
              term: <FormattedMessage id="join-request.decline-reason" />,
              value: declineReason && <span className="lines">{declineReason}</span>,
            },
          ]}
        />
        {canWithdraw && (
          <div className="acts">
            <QuestionLink
              id="join-withdraw"
              texts={withdrawTexts}
              href={workgroupPaths.joinWithdraw(url, acronym, id)}
              values={{ name }}
            />
          </div>
        )}
      </Stack>
    </Section>
  )
}
