import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { versionSchema } from "#app/parts/confirm/version.schema.ts"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { ConfirmForm } from "#app/ui/form/confirm-form.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { idempotencyKey, invalid, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { disableView } from "./disable.server.ts"

export const handle = { access: "member-admin", title: "entity.disable.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return disableView(context, params)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id = "" } = params
  const submission = await parseSubmission(request, versionSchema)
  if (submission.status !== "success") return invalid(submission)
  const { version } = submission.value
  const call = { path: { id }, body: { version }, idempotencyKey: idempotencyKey(submission) }
  const done = await context.api.post("/entity/{id}/disable", call)
  if (!done.ok) return refused(submission, inWords(done.failure, context))
  await sendFlash(context, { tone: "done", id: "entity.disabled" })
  return redirect(paths.entity(allianceOf(context).url, id), 303)
}

/** Asks before an entity is disabled (ADM-05, FORM-06). */
export default function DisableEntity() {
  const { id, name, version, key, consequences } = useLoaderData<typeof loader>()
  const href = paths.entity(useFrameAlliance().url, id)
  const [form] = useSchemaForm({
    id: "entity-disable",
    lastResult: useActionData<typeof action>(),
    labels: {},
    schema: () => import("#app/parts/confirm/version.schema.ts").then((module) => module.versionSchema),
  })
  return (
    <>
      <PageHead crumbs={[{ href, text: name }]} title={<FormattedMessage id="entity.disable.title" />} />
      <ConfirmForm
        form={form}
        action={paths.entityDisable(useFrameAlliance().url, id)}
        consequence={<FormattedMessage id="entity.disable.text" values={{ name: <strong>{name}</strong> }} />}
        submit={<FormattedMessage id="entity.disable.title" />}
        keep={<FormattedMessage id="entity.disable.keep" />}
        leave={href}
      >
        <VersionField value={version} />
        <IdempotencyKey value={key} />
        <StaleNote href={href} />
        {consequences && <Consequences consequences={consequences} />}
      </ConfirmForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
