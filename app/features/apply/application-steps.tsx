import { FormattedMessage } from "react-intl"
import { Time } from "#app/ui/time.tsx"
import { applyStepStates, applyStepTexts } from "./apply.status.ts"
import type { StatusView } from "./status.server.ts"

/** The steps of an application in their order, each with its state, its time, and why it was turned back. */
export function ApplicationSteps({ steps }: Pick<StatusView, "steps">) {
  return (
    <ol className="phases">
      {steps.map(({ key, state, time, memo }, at) => (
        <li key={at} data-s={applyStepStates[state].mark} aria-current={state === "ongoing" ? "step" : undefined}>
          <strong>
            <FormattedMessage id={applyStepTexts[key]} />
          </strong>
          <span>
            <FormattedMessage id={applyStepStates[state].text} />
          </span>
          {time && (
            <small className="muted">
              <Time moment={time} />
            </small>
          )}
          {memo && <small className="lines">{memo}</small>}
        </li>
      ))}
    </ol>
  )
}
