import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { EmailAddress } from "#app/ui/email-address.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import { FormOwnerContext } from "#app/forms/submit/form-owner.ts"
import { Facts, Section, Split, Stack } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import { ApplicationFeedback } from "./application-feedback.tsx"
import { ApplicationHead } from "./application-head.tsx"
import { applyStepStates, applyStepTexts, natureTexts } from "../apply.status.ts"
import { actOnApplication, statusView, type StatusView } from "./status.server.ts"
import { useDropSentDraft } from "../form/use-browser-draft.ts"

export const handle = { access: "public", title: "apply.status.title" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return statusView(context, request)
}

export const action = actOnApplication

/** Page of an application: its code, requested changes, steps, and the messages exchanged with the administrators (ADM-09). */
export default function ApplicationStatus() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  useDropSentDraft(view)
  return (
    <FormOwnerContext.Provider value={view.owner}>
      <ApplicationHead view={view} />
      <Stack>
        <ApplicationNotes view={view} />
        <Split
          main={
            <>
              <Section title={intl.formatMessage({ id: "apply.steps" })}>
                <ApplicationSteps view={view} />
              </Section>
              <Section id="feedback" title={intl.formatMessage({ id: "apply.feedback" })}>
                <ApplicationFeedback view={view} lastResult={useActionData<typeof action>()} />
              </Section>
            </>
          }
          aside={
            <>
              <ApplicationFacts view={view} />
              <Leave />
            </>
          }
        />
      </Stack>
    </FormOwnerContext.Provider>
  )
}

/**
 * The steps of an application in order, each with its state, its time and the reason it was rejected, unless the page already shows that
 * reason above.
 */
function ApplicationSteps({ view: { steps, reason } }: { view: StatusView }) {
  const intl = useIntl()
  return (
    <ol className="phases">
      {steps.map(({ key, state, time, memo }, at) => (
        <li key={at} data-s={applyStepStates[state].mark} aria-current={state === "ongoing" ? "step" : undefined}>
          <strong>{intl.formatMessage({ id: applyStepTexts[key] })}</strong>
          <span>{intl.formatMessage({ id: applyStepStates[state].text })}</span>
          {time && (
            <small className="muted">
              <Time moment={time} />
            </small>
          )}
          {memo && memo !== reason && <small className="lines">{memo}</small>}
        </li>
      ))}
    </ol>
  )
}

const lines = (texts: string[]) => <span className="lines">{texts.join("\n")}</span>

/** The submitted data in its current state. */
function ApplicationFacts({ view: { facts, submitted } }: { view: StatusView }) {
  const intl = useIntl()
  return (
    <>
      <Section title={intl.formatMessage({ id: "apply.application" })}>
        <Facts
          items={[
            { term: intl.formatMessage({ id: "apply.submitted" }), value: <Time moment={submitted} /> },
            { term: intl.formatMessage({ id: "entity.name" }), value: lines(facts.names) },
            { term: intl.formatMessage({ id: "entity.acronym" }), value: lines(facts.acronyms) },
            {
              term: intl.formatMessage({ id: "apply.nature" }),
              value: intl.formatMessage({ id: natureTexts[facts.nature] }),
            },
            { term: intl.formatMessage({ id: "entity.region" }), value: facts.region },
            { term: intl.formatMessage({ id: "entity.address" }), value: facts.address },
            { term: intl.formatMessage({ id: "entity.website" }), value: facts.website },
            { term: intl.formatMessage({ id: "entity.email-suffix" }), value: facts.emailSuffix },
            { term: intl.formatMessage({ id: "apply.level" }), value: facts.level },
            { term: intl.formatMessage({ id: "apply.group" }), value: facts.group },
            { term: intl.formatMessage({ id: "entity.contacts" }), value: <Contacts contacts={facts.contacts} /> },
          ]}
        />
      </Section>
      <Section title={intl.formatMessage({ id: "apply.form.documents" })}>
        <AttachmentList files={facts.documents} />
      </Section>
    </>
  )
}

/** The contacts, each on separate lines. */
function Contacts({ contacts }: Pick<StatusView["facts"], "contacts">) {
  return contacts.map(({ name, phone, email }) => (
    <div key={`${name} ${email}`}>
      {name}
      {phone && <div>{phone}</div>}
      {email && (
        <div>
          <EmailAddress address={email} />
        </div>
      )}
    </div>
  ))
}

/** Button that closes the application in this browser, which may be shared with other people. */
function Leave() {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <Form method="post" action={applyPaths.status(url)}>
      <button type="submit" className="btn" name="intent" value="leave">
        {intl.formatMessage({ id: "apply.leave" })}
      </button>
    </Form>
  )
}

/** Notes the applicant should read first: requested changes, a possible duplicate application, and a reminder to keep the code. */
function ApplicationNotes({ view: { code, sent, status, reason, summary, isTwin } }: { view: StatusView }) {
  const intl = useIntl()
  const strong = <strong>{code}</strong>
  const isOpen = status === "ongoing" || status === "reject"
  return (
    <Stack gap="tight">
      {sent && (
        <Note
          tone="done"
          role="status"
          title={intl.formatMessage({ id: sent === "form" ? "apply.sent.form" : "apply.sent.resubmit" })}
        >
          {sent === "form" && intl.formatMessage({ id: "apply.sent.mail" })}
        </Note>
      )}
      {reason && (
        <Note
          tone="hold"
          title={intl.formatMessage({ id: status === "reject" ? "apply.reason.reject" : "apply.reason.cancel" })}
        >
          <p className="lines">{reason}</p>
        </Note>
      )}
      {summary && (
        <Note tone="live" title={intl.formatMessage({ id: "apply.summary" })}>
          <p className="lines">{summary}</p>
        </Note>
      )}
      {isTwin && (
        <Note tone="hold" title={intl.formatMessage({ id: "apply.twin.title" })}>
          {intl.formatMessage({ id: "apply.twin.text" })}
        </Note>
      )}
      {isOpen && <Note tone="live">{intl.formatMessage({ id: "apply.keep-code" }, { code: strong })}</Note>}
    </Stack>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
