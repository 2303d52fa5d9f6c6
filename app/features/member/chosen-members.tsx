import { Form } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { chosenForm } from "./chosen-form.ts"

/** What can be done with the members whose boxes are checked: leads to a page that asks (ADM-10). */
export function ChosenMembers() {
  const { url } = useFrameAlliance()
  return (
    <Form method="get" action={memberPaths.many(url)} id={chosenForm} className="acts">
      <span className="hint">
        <FormattedMessage id="member.many.chosen" />
      </span>
      <button className="btn" name="action" value="disable">
        <FormattedMessage id="member.disable.link" />
      </button>
      <button className="btn" name="action" value="enable">
        <FormattedMessage id="member.enable.submit" />
      </button>
    </Form>
  )
}
