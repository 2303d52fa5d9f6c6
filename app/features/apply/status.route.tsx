import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import type { RouteHandle } from "#app/session/access.ts"
import { Section } from "#app/ui/layout/section.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { ApplicationFacts } from "./application-facts.tsx"
import { ApplicationFeedback } from "./application-feedback.tsx"
import { ApplicationHead } from "./application-head.tsx"
import { ApplicationNotes } from "./application-notes.tsx"
import { ApplicationSteps } from "./application-steps.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import { actOnApplication, statusView } from "./status.server.ts"
import { useDropSentDraft } from "./use-browser-draft.ts"

export const handle = { access: "public", title: "apply.status.title" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return statusView(context, request)
}

export const action = actOnApplication

/** Where an application stands: its code, what is asked for, its steps, the thread with the administrators (ADM-09). */
export default function ApplicationStatus() {
  const view = useLoaderData<typeof loader>()
  useDropSentDraft(view)
  return (
    <>
      <ApplicationHead view={view} />
      <Stack>
        <ApplicationNotes view={view} />
        <Split
          main={
            <>
              <Section title={<FormattedMessage id="apply.steps" />}>
                <ApplicationSteps steps={view.steps} />
              </Section>
              <Section id="feedback" title={<FormattedMessage id="apply.feedback" />}>
                <ApplicationFeedback view={view} lastResult={useActionData<typeof action>()} />
              </Section>
            </>
          }
          aside={<ApplicationFacts view={view} />}
        />
      </Stack>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
