import { useFetcher } from "@remix-run/react"
import { lazy, Suspense, useEffect } from "react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import type { Place } from "#app/lib/place.ts"
import { Skeleton } from "#app/ui/feedback/skeleton.tsx"
import { ConfirmLink } from "#app/ui/form/confirm-link.tsx"
import { confirmTexts, type ConfirmAction } from "./confirm-actions.ts"
import type { ConfirmView } from "./confirm.server.ts"

const MeetingConfirmForm = lazy(async () => ({ default: (await import("./confirm-form.tsx")).MeetingConfirmForm }))

type MeetingConfirmLinkProps = { place: Place; id: string; number: string; action: ConfirmAction }

/** A link to one of a meeting's confirmation pages; with scripts the same question in a dialog, loaded when it is asked. */
export function MeetingConfirmLink({ place, id, number, action }: MeetingConfirmLinkProps) {
  const { link, title } = confirmTexts[action]
  return (
    <ConfirmLink
      href={paths.meetingConfirm(place, id, action)}
      text={<FormattedMessage id={link} />}
      title={<FormattedMessage id={title} values={{ number }} />}
      kind={action === "remind" ? "plain" : "danger"}
    >
      {(close) => <Question place={place} id={id} action={action} onKeep={close} />}
    </ConfirmLink>
  )
}

type QuestionProps = Omit<MeetingConfirmLinkProps, "number"> & { onKeep: () => void }

function Question({ place, id, action, onKeep }: QuestionProps) {
  const { data, load } = useFetcher<ConfirmView>()
  const href = paths.meetingConfirm(place, id, action)
  useEffect(() => load(href), [load, href])

  const waiting = <Skeleton />
  if (!data) return waiting
  return (
    <Suspense fallback={waiting}>
      <MeetingConfirmForm view={data} place={place} id={id} onKeep={onKeep} />
    </Suspense>
  )
}
