import { useLocation } from "@remix-run/react"
import { useIntl } from "react-intl"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { backTo } from "./back-to.ts"
import type { DiscussionView } from "./discussion-view.server.ts"

type FollowButtonProps = {
  view: Pick<DiscussionView, "isFollowing">
  /** The page of the discussion, whose action it is. */
  action: string
}

/** Says whether the person follows the record, with the button that changes it (DISC-01). */
export function FollowButton({ view: { isFollowing }, action }: FollowButtonProps) {
  const intl = useIntl()
  const { pathname } = useLocation()
  return (
    <div className="acts">
      <span className="muted">
        {intl.formatMessage({ id: isFollowing ? "thread.following" : "thread.not-following" })}
      </span>
      <ButtonForm
        sends={{ intent: "follow", following: isFollowing ? "no" : "yes" }}
        action={backTo(action, pathname)}
        className="btn quiet"
      >
        {intl.formatMessage({ id: isFollowing ? "thread.unfollow" : "thread.follow" })}
      </ButtonForm>
    </div>
  )
}
