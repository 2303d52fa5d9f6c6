import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { ConfirmForm } from "#app/forms/submit/confirm-form.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Facts, PageHead, Section } from "#app/ui/layout/page.tsx"
import { Addresses, NoticeText } from "../detail/notice-facts.tsx"
import { publishNotice, publishView } from "./preview.server.ts"
import { useNoticeCrumbs } from "../detail/use-notice-crumbs.ts"

export const handle = { access: "group", title: "notice.action.publish" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return publishView(context, params)
}

export const action = publishNotice

/** The notice exactly as recipients will read it, the number of recipients, and the button that sends it (NOTICE-02, FORM-10). */
export default function PreviewNotice() {
  const intl = useIntl()
  const { notice, consequences, languages, key } = useLoaderData<typeof loader>()
  const { scope, id, href, subject, version, replyTo, externals } = notice
  const [form] = useSchemaForm({
    id: "notice-publish",
    lastResult: useActionData<typeof action>(),
    labels: {},
    schema: () => import("#app/parts/confirm/confirm.schema.ts").then((module) => module.versionSchema),
  })
  return (
    <>
      <PageHead crumbs={useNoticeCrumbs(scope, notice)} title={intl.formatMessage({ id: "notice.action.publish" })} />
      <Section title={intl.formatMessage({ id: "notice.preview.read" })}>
        <article className="notice-mail">
          <h3>{subject}</h3>
          <p className="muted">
            {intl.formatMessage({ id: "notice.preview.reply" }, { addresses: replyTo.join(", ") })}
          </p>
          <NoticeText notice={notice} />
        </article>
      </Section>
      <Section title={intl.formatMessage({ id: "notice.preview.reaches" })}>
        <ConfirmForm
          form={form}
          action={noticePaths.page(scope, id, "preview")}
          consequence={intl.formatMessage({ id: "notice.preview.text" })}
          kind="primary"
          submit={intl.formatMessage({ id: "notice.preview.submit" })}
          keep={intl.formatMessage({ id: "notice.preview.keep" })}
          leave={href}
        >
          <VersionField value={version} />
          <IdempotencyKey value={key} />
          <StaleNote href={href} />
          {consequences && <Consequences consequences={consequences} />}
          <Facts
            items={[
              ...(languages
                ? [
                    {
                      term: intl.formatMessage({ id: "notice.preview.languages" }),
                      value: intl.formatMessage({ id: "notice.preview.languages.totals" }, languages),
                    },
                  ]
                : []),
              ...(externals.length > 0
                ? [{ term: intl.formatMessage({ id: "notice.externals" }), value: <Addresses list={externals} /> }]
                : []),
            ]}
          />
        </ConfirmForm>
      </Section>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
