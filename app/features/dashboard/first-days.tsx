import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { RefusedNote } from "#app/forms/submit/refused-note.tsx"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"

const steps = ["profile", "subscriptions", "group"] as const

type FirstDaysProps = {
  done: Readonly<Record<(typeof steps)[number], boolean>>
  /** The answer to the button, if it was refused. */
  answer: SubmissionResult<string[]> | undefined
}

/** What a new member should do first: three steps, ticked when they are done, and a button that hides them (DASH-09). */
export function FirstDays({ done, answer }: FirstDaysProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const hrefs = { profile: paths.myProfile(url), subscriptions: paths.mySubscriptions(url), group: paths.groups(url) }
  const hide = (
    <ButtonForm sends={{ intent: "hide-first-days" }} className="textual">
      {intl.formatMessage({ id: "dashboard.first-days.hide" })}
    </ButtonForm>
  )
  return (
    <Section title={intl.formatMessage({ id: "dashboard.first-days.title" })} aside={hide}>
      <RefusedNote lastResult={answer} />
      <ol className="rows steps">
        {steps.map((step) => (
          <li key={step} data-done={done[step] ? "" : undefined}>
            {done[step] ? (
              <strong>{intl.formatMessage({ id: `dashboard.first-days.${step}` })}</strong>
            ) : (
              <a {...linkTo(hrefs[step])}>{intl.formatMessage({ id: `dashboard.first-days.${step}` })}</a>
            )}{" "}
            {done[step] && <span className="mark">{intl.formatMessage({ id: "dashboard.first-days.done" })}</span>}
            <br />
            <small>{intl.formatMessage({ id: `dashboard.first-days.${step}.why` })}</small>
          </li>
        ))}
      </ol>
    </Section>
  )
}
