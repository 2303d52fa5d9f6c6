import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { organizationPaths } from "#app/lib/paths/organization.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { TextField } from "#app/forms/fields/fields.tsx"
import { FormBar, FormSection, RequiredHint, SchemaForm, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { phaseDurationView, savePhaseDuration } from "./organization.server.ts"
import { OrganizationHead } from "./organization-head.tsx"

export const handle = { access: "admin", title: "organization.phases.title" } satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  return phaseDurationView(context)
}

export const action = savePhaseDuration

const labels = {
  administrator_review: "phase.administrator_review",
  group_review: "phase.group_review",
  public_notice: "phase.public_notice",
  others: "phase.others",
  archive: "phase.archive",
} as const

/** Edits the default durations of proposal phases (ADM-03, PROP-07). */
export default function PhaseDurations() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  return (
    <>
      <OrganizationHead
        title={intl.formatMessage({ id: "organization.phases.title" })}
        intro={intl.formatMessage({ id: "organization.phases.intro" })}
      />
      <DurationForm key={view.version} view={view} lastResult={useActionData<typeof action>()} />
    </>
  )
}

type FormProps = {
  view: Awaited<ReturnType<typeof phaseDurationView>>
  lastResult: SubmissionResult<string[]> | undefined
}

function DurationForm({ view, lastResult }: FormProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: "phase-duration",
    schema: () => import("./organization.schema.ts").then((module) => module.phaseDurationSchema),
    lastResult,
    defaultValue: view.values,
    labels,
  })
  const days = [fields.administrator_review, fields.group_review, fields.public_notice, fields.others, fields.archive]
  return (
    <SchemaForm form={form}>
      <UnsavedGuard />
      <VersionField value={view.version} />
      <RequiredHint />
      <StaleNote href={organizationPaths.phaseDurations(url)} />
      <FormSection
        title={intl.formatMessage({ id: "organization.phases.days" })}
        intro={intl.formatMessage({ id: "organization.phases.hint" })}
      >
        {days.map((field) => (
          <TextField key={field.name} field={field} isRequired inputMode="numeric" />
        ))}
      </FormSection>
      <FormBar>
        <SubmitButton>{intl.formatMessage({ id: "organization.phases.submit" })}</SubmitButton>
      </FormBar>
    </SchemaForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
