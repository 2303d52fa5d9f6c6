import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Person } from "#app/parts/person/person.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { TextArea } from "#app/forms/fields/fields.tsx"
import { FormSection, IdempotencyKey } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead, Section, Split, Facts, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { askToJoin, joinView, type JoinView, type OwnRequestView } from "./join.server.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Time } from "#app/ui/time.tsx"
import { joinSymbols, joinStatusTexts, withdrawTexts } from "./join-request.status.ts"

export const handle = { access: "member", title: "join-request.ask.window" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return joinView(context, request, params)
}

export const action = askToJoin

/** Asks to join a group, and shows the state of the person's request (WG-06). */
export default function AskToJoin() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const { acronym, title, href, request, canAsk, isOver } = view
  const groups = { href: paths.groups(url), text: intl.formatMessage({ id: "workgroup.list.title" }) }
  return (
    <>
      <PageHead crumbs={href ? [groups, { href, text: acronym }] : [groups]} title={title} />
      <Split
        main={
          <>
            <WhyNot view={view} />
            {request && <OwnRequest view={view} request={request} />}
            {canAsk && <AskForm view={view} lastResult={lastResult} />}
          </>
        }
        aside={!isOver && <Chairs view={view} />}
      />
    </>
  )
}

/** The reason why the person cannot ask to join now. */
function WhyNot({ view: { isMember, isOver } }: { view: JoinView }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  if (isOver)
    return (
      <Note tone="hold" title={intl.formatMessage({ id: "join-request.ask.over" })}>
        <a {...linkTo(paths.groups(url))}>{intl.formatMessage({ id: "error.groups" })}</a>
      </Note>
    )
  return isMember ? <Note tone="done" title={intl.formatMessage({ id: "join-request.ask.member" })} /> : null
}

function Chairs({ view: { chairs, type } }: { view: JoinView }) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: "join-request.chairs" })}>
      {chairs.length === 0 && (
        <p className="hint">{intl.formatMessage({ id: "join-request.chairs.none" }, { type })}</p>
      )}
      {chairs.map(({ id, person }) => (
        <Person key={id} person={person} />
      ))}
    </Section>
  )
}

type AskFormProps = { view: JoinView; lastResult: SubmissionResult<string[]> | undefined }

/** Form to ask to join: one optional field (WG-06). */
function AskForm({ view: { acronym, href, type, key, draft }, lastResult }: AskFormProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: "join-request",
    lastResult,
    draft: draft?.result,
    labels: { reason: "join-request.reason" },
    schema: () => import("./join.schema.ts").then((module) => module.joinSchema),
  })
  return (
    <LongForm
      form={form}
      draft={draft}
      action={workgroupPaths.join(url, acronym)}
      submit={intl.formatMessage({ id: "join-request.ask.submit" })}
      cancelTo={href ?? paths.groups(url)}
      cancel={intl.formatMessage({ id: "join-request.ask.leave" })}
    >
      <IdempotencyKey value={key} />
      <FormSection
        title={intl.formatMessage({ id: "join-request.ask.what" })}
        intro={intl.formatMessage({
          id: type === "restricted" ? "join-request.ask.restricted" : "join-request.ask.intro",
        })}
      >
        <TextArea field={fields.reason} rows={4} hint={intl.formatMessage({ id: "join-request.reason.hint" })} />
      </FormSection>
    </LongForm>
  )
}

type OwnRequestProps = { view: JoinView; request: OwnRequestView }

/** The person's latest request: its text, its state and the next step (WG-06). */
function OwnRequest({ view: { acronym, name, type, chairs }, request }: OwnRequestProps) {
  const intl = useIntl()
  const { id, status, reason, created, decided, decidedBy, declineReason, canWithdraw } = request
  const { url } = useFrameAlliance()
  return (
    <Section title={intl.formatMessage({ id: "join-request.own" })}>
      <Stack gap="tight">
        <p>
          <StatusTag symbol={joinSymbols[status]} isBoxed>
            {intl.formatMessage({ id: joinStatusTexts[status] })}
          </StatusTag>{" "}
          {intl.formatMessage({ id: `join-request.next.${status}` }, { chairs: chairs.length, type })}
        </p>
        <Facts
          items={[
            { term: intl.formatMessage({ id: "join-request.created" }), value: <Time moment={created} /> },
            {
              term: intl.formatMessage({ id: "join-request.reason" }),
              value: reason && <span className="lines">{reason}</span>,
            },
            { term: intl.formatMessage({ id: "join-request.decided-by" }), value: decidedBy },
            { term: intl.formatMessage({ id: "join-request.decided" }), value: decided && <Time moment={decided} /> },
            {
              term: intl.formatMessage({ id: "join-request.decline-reason" }),
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

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
