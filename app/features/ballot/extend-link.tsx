import { lazy } from "react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import type { Place } from "#app/lib/place.ts"
import { AskLink } from "#app/parts/confirm/ask-link.tsx"
import type { ExtendView } from "./extend.server.ts"

const ExtendForm = lazy(async () => ({ default: (await import("./extend-form.tsx")).ExtendForm }))

type ExtendLinkProps = { place: Place; id: string; number: string }

/** A link to the page that extends a ballot; with scripts its form in a dialog. */
export function ExtendLink({ place, id, number }: ExtendLinkProps) {
  const href = paths.ballotExtend(place, id)
  return (
    <AskLink<ExtendView>
      href={href}
      text={<FormattedMessage id="ballot-extend.link" />}
      title={<FormattedMessage id="ballot-extend.title" values={{ number }} />}
      kind="plain"
    >
      {(view, leave) => <ExtendForm view={view} action={href} leave={leave} href={paths.ballot(place, id)} />}
    </AskLink>
  )
}
