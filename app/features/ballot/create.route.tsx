import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { answered, interim, receiveEvent, refusedEvent, withDraft } from "#app/parts/event-form/event-answer.server.ts"
import { EventMail } from "#app/parts/event-form/event-mail.tsx"
import { sendFlash } from "#app/session/session-answer.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission } from "#app/ui/form/submission.server.ts"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { ballotLabels } from "./ballot-fields.ts"
import { BallotForm } from "./ballot-form.tsx"
import { createView, ballotForm } from "./ballot-form.server.ts"
import { createInput } from "./ballot-input.server.ts"
import { ballotReference } from "./ballot-number.ts"
import type { BallotFormView } from "./ballot-values.ts"
import { keptOptions } from "./ballot-options.server.ts"
import { createBallotSchema } from "./ballot.schema.ts"

export const handle = { access: "group", title: "ballot-form.create.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await createView(context, params.acronym, new URL(request.url).searchParams)
  return { ...(await withDraft(context, request, createBallotSchema, view)), key: newIdempotencyKey() }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const received = await receiveEvent(context, request, ballotForm)
  const shown = await interim(context, received.form, createBallotSchema, ballotForm)
  if (shown) return shown
  const kept = keptOptions(received.form, createBallotSchema)
  if (kept) return answered(kept)
  const submission = await parseSubmission(received, createBallotSchema)
  if (submission.status !== "success") return answered(invalid(submission))
  const body = createInput(submission.value, params.acronym)
  const created = await context.api.post("/ballot", { body, idempotencyKey: idempotencyKey(submission) })
  if (!created.ok) return refusedEvent(submission, created.failure, received.form, context, ballotForm)
  const { id, voters } = created.value
  const values = { number: ballotReference(created.value), count: voters.total }
  await sendFlash(context, { tone: "done", id: "ballot-form.created", values })
  return redirect(paths.ballot(placeFrom(params), id), 303)
}

export default function CreateBallot() {
  const { view, key, draft } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const place = placeFrom(useParams())
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "ballot",
    schema: () => import("./ballot.schema.ts").then((module) => module.createBallotSchema),
    lastResult: answer,
    draft: draft?.result,
    defaultValue: view.values,
    labels: ballotLabels,
  })
  const list = paths.ballots(place)
  return (
    <>
      <PageHead
        crumbs={[{ href: list, text: intl.formatMessage({ id: "ballot-form.list" }) }]}
        title={<FormattedMessage id="ballot-form.create.title" />}
        kicker={place.acronym && <span className="ref">{place.acronym}</span>}
      />
      <BallotForm
        form={form}
        fields={fields}
        view={view}
        answer={answer}
        draft={draft}
        submit={<FormattedMessage id="ballot-form.create.submit" />}
        mail={<EventMail id="ballot-form.create.mail" people={view.mail} />}
        cancelTo={list}
      >
        <IdempotencyKey value={key} />
        <Follows previous={view.previous} />
      </BallotForm>
    </>
  )
}

/** The ballot that the new one names, as it stands in the form. */
function Follows({ previous }: Pick<BallotFormView, "previous">) {
  if (!previous) return null
  return (
    <Note tone="live">
      <input type="hidden" name="previous_ballot_id" value={previous.id} />
      <FormattedMessage id="ballot-form.follows" values={previous} />
    </Note>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
