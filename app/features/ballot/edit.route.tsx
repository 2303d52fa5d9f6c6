import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { answered, interim, receiveEvent, refusedEvent, withDraft } from "#app/parts/event-form/event-answer.server.ts"
import { EventMail } from "#app/parts/event-form/event-mail.tsx"
import { sendFlash } from "#app/session/session-answer.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { invalid, parseSubmission } from "#app/ui/form/submission.server.ts"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { ballotLabels } from "./ballot-fields.ts"
import { BallotForm } from "./ballot-form.tsx"
import { editView, ballotForm } from "./ballot-form.server.ts"
import { updateInput } from "./ballot-input.server.ts"
import { ballotReference } from "./ballot-number.ts"
import { keptOptions } from "./ballot-options.server.ts"
import { editBallotSchema } from "./ballot.schema.ts"

export const handle = { access: "group", title: "ballot-form.edit.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ballot, ...view } = await editView(context, params)
  const { subject } = ballot
  return { ...(await withDraft(context, request, editBallotSchema, view)), number: ballotReference(ballot), subject }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const received = await receiveEvent(context, request, ballotForm)
  const shown = await interim(context, received.form, editBallotSchema, ballotForm)
  if (shown) return shown
  const kept = keptOptions(received.form, editBallotSchema)
  if (kept) return answered(kept)
  const submission = await parseSubmission(received, editBallotSchema)
  if (submission.status !== "success") return answered(invalid(submission))
  const path = { id: params.id ?? "" }
  const saved = await context.api.put("/ballot/{id}", { path, body: updateInput(submission.value) })
  if (!saved.ok) return refusedEvent(submission, saved.failure, received.form, context, ballotForm)
  const values = { number: ballotReference(saved.value) }
  await sendFlash(context, { tone: "done", id: "ballot-form.saved", values })
  return redirect(paths.ballot(placeFrom(params), saved.value.id), 303)
}

export default function EditBallot() {
  const { number, subject, view, draft } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const params = useParams()
  const place = placeFrom(params)
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "ballot",
    schema: () => import("./ballot.schema.ts").then((module) => module.editBallotSchema),
    lastResult: answer,
    draft: draft?.result,
    defaultValue: view.values,
    labels: ballotLabels,
  })
  const ballot = paths.ballot(place, params.id ?? "")
  const list = { href: paths.ballots(place), text: intl.formatMessage({ id: "ballot-form.list" }) }
  return (
    <>
      <PageHead
        crumbs={[list, { href: ballot, text: `${number} ${subject}` }]}
        title={<FormattedMessage id="ballot-form.edit.title" />}
        kicker={<span className="ref">{number}</span>}
      />
      <BallotForm
        form={form}
        fields={fields}
        view={view}
        answer={answer}
        draft={draft}
        submit={<FormattedMessage id="ballot-form.edit.submit" />}
        mail={<EventMail id="ballot-form.edit.mail" people={view.mail} />}
        cancelTo={ballot}
      >
        <VersionField value={view.values.version ?? 0} />
        <StaleNote href={ballot} />
      </BallotForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
