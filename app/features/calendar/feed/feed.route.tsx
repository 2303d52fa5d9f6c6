import type { SubmissionResult } from "@conform-to/react"
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useEffect } from "react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { calendarPaths } from "#app/lib/paths/calendar.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { SelectField } from "#app/forms/fields/fields.tsx"
import { FormSection, IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { idempotencyKey, invalid, parseSubmission, refused } from "#app/forms/submit/submission.server.ts"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { useCopiedText } from "#app/ui/use-copied-text.ts"
import { feedsView, type FeedsView, makeFeed, revokeFeed } from "./feed.server.ts"
import { FeedList } from "./feed-list.tsx"
import { feedSchema } from "./feed.schema.ts"

export const handle = { access: "member", title: "calendar-feed.title" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return feedsView(context, request.url)
}

export const action = withSchema(feedSchema, async ({ request, context }: ActionFunctionArgs) => {
  const submission = await parseSubmission(request, feedSchema)
  if (submission.status !== "success") return invalid(submission)
  const sent = submission.value
  if (sent.intent === "make") {
    const result = await makeFeed(context, sent.what, idempotencyKey(submission))
    // The feed's address is only in this response: never in a cookie or in a URL.
    return result.ok ? data({ made: result.made }) : refused(submission, withLocalizedMessage(result.failure, context))
  }
  const revoked = await revokeFeed(context, sent.id)
  if (!revoked.ok && revoked.failure.kind !== "not_found")
    return refused(submission, withLocalizedMessage(revoked.failure, context))
  await sendFlash(context, { tone: "done", id: "calendar-feed.revoked" })
  return redirect(calendarPaths.feed(context.alliance), 303)
})

/** The user's private feed addresses for calendar programs: create, renew and revoke (CAL-03). */
export default function CalendarFeed() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const made = answer && "made" in answer ? answer.made : undefined
  const lastResult = answer && !("made" in answer) ? answer : undefined
  const { url } = useFrameAlliance()
  const intl = useIntl()
  return (
    <>
      <PageHead
        crumbs={[{ href: paths.calendar(url), text: intl.formatMessage({ id: "calendar.title" }) }]}
        title={intl.formatMessage({ id: "calendar-feed.title" })}
        intro={intl.formatMessage({ id: "calendar-feed.intro" })}
      />
      <Stack>
        {made && <FeedMade key={made.address} made={made} />}
        <FeedForm view={view} lastResult={lastResult} />
        <Section title={intl.formatMessage({ id: "calendar-feed.list" })}>
          <FeedList feeds={view.feeds} />
        </Section>
      </Stack>
    </>
  )
}

type FeedMadeProps = { made: { name: string; address: string; webcal: string } }

/** Shows the address of a feed, which is possible only once: to copy, or to open in a calendar program (CAL-03). */
function FeedMade({ made: { name, address, webcal } }: FeedMadeProps) {
  const intl = useIntl()
  const { field, outcome, copy } = useCopiedText(address)
  useEffect(() => field.current?.select(), [address, field])
  return (
    <Note tone="done" role="status" title={intl.formatMessage({ id: "calendar-feed.made" }, { name })}>
      <p>{intl.formatMessage({ id: "calendar-feed.made.once" })}</p>
      <div className="field">
        <label htmlFor="feed-address">{intl.formatMessage({ id: "calendar-feed.address" })}</label>
        <input id="feed-address" ref={field} readOnly value={address} className="ref" />
      </div>
      <div className="acts">
        {copy && (
          <button type="button" className="btn" onClick={copy}>
            {intl.formatMessage({ id: outcome === "copied" ? "calendar-feed.copied" : "calendar-feed.copy" })}
          </button>
        )}
        <a className="btn" href={webcal} rel="noreferrer">
          {intl.formatMessage({ id: "calendar-feed.open" })}
        </a>
      </div>
      {outcome === "selected" && <p>{intl.formatMessage({ id: "ui.copy.selected" })}</p>}
    </Note>
  )
}

type FeedFormProps = { view: FeedsView; lastResult: SubmissionResult<string[]> | undefined }

/** Form that selects the content of a new feed. */
function FeedForm({ view, lastResult }: FeedFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "feed",
    schema: () => import("./feed.schema.ts").then((module) => module.makeFeedSchema),
    lastResult,
    defaultValue: { what: view.chosen },
    labels: { what: "calendar-feed.what" },
  })
  return (
    <SchemaForm form={form}>
      <input type="hidden" name="intent" value="make" />
      <IdempotencyKey key={view.key} value={view.key} />
      <FormSection
        title={intl.formatMessage({ id: "calendar-feed.make" })}
        intro={intl.formatMessage({ id: "calendar-feed.make.intro" })}
      >
        <SelectField field={fields.what} isRequired options={view.options} />
        <div className="acts">
          <SubmitButton>{intl.formatMessage({ id: "calendar-feed.make.submit" })}</SubmitButton>
        </div>
      </FormSection>
    </SchemaForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
