import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { ConfirmForm } from "#app/forms/submit/confirm-form.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import { WallTimeField } from "#app/parts/wall-time/wall-time-field.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Receivers } from "../detail/notice-facts.tsx"
import { useNoticeCrumbs } from "../detail/use-notice-crumbs.ts"
import { planNotice, planView } from "./plan.server.ts"

export const handle = { access: "group", title: "notice.action.plan" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return planView(context, params)
}

export const action = planNotice

/** When a notice is sent, instead of at once (NOTICE-04). */
export default function PlanNotice() {
  const intl = useIntl()
  const { notice, title, zones, values, question, now, key, consequences, languages } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { scope, id, href, subject, version, planned, externals } = notice
  const [form, fields] = useSchemaForm({
    id: "notice-plan",
    lastResult: answer,
    defaultValue: values,
    labels: {
      "planned.date": "notice.plan.date",
      "planned.time": "notice.plan.time",
      "planned.zone": "event-form.zone",
      "planned.answer": "wall-time.answer",
    },
    schema: () => import("../notice.schema.ts").then((module) => module.planSchema({ now })),
  })
  return (
    <>
      <PageHead crumbs={useNoticeCrumbs(scope, notice)} title={intl.formatMessage({ id: title })} />
      <ConfirmForm
        form={form}
        action={noticePaths.page(scope, id, "plan")}
        consequence={intl.formatMessage({ id: "notice.plan.text" }, { subject: <strong>{subject}</strong> })}
        kind="primary"
        submit={intl.formatMessage({ id: "notice.plan.submit" })}
        keep={intl.formatMessage({ id: planned ? "notice.plan.keep" : "notice.preview.keep" })}
        leave={href}
      >
        <UnsavedGuard />
        <VersionField value={version} />
        <IdempotencyKey value={key} />
        <StaleNote href={href} />
        <WallTimeField
          field={fields.planned}
          legend={intl.formatMessage({ id: "notice.plan.when" })}
          zones={zones}
          question={answer ? answer.question : question}
        />
        {consequences && <Consequences consequences={consequences} />}
        <Receivers languages={languages} externals={externals} />
      </ConfirmForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
