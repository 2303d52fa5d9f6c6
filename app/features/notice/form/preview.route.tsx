import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { ConfirmForm } from "#app/forms/submit/confirm-form.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead, Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import { Time } from "#app/ui/time.tsx"
import { Attachments, Receivers } from "../detail/notice-facts.tsx"
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
  const { scope, id, href, version, replyTo, externals, planned, can } = notice
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
        <div className="stack">
          {notice.other && <p>{intl.formatMessage({ id: "notice.preview.both" })}</p>}
          <Mail text={notice} replyTo={replyTo} />
          {notice.other && <Mail text={notice.other} replyTo={replyTo} />}
        </div>
        <Attachments files={notice.attachments} />
      </Section>
      <Section title={intl.formatMessage({ id: "notice.preview.reaches" })}>
        <div className="stack">
          <ConfirmForm
            form={form}
            action={noticePaths.page(scope, id, "preview")}
            consequence={intl.formatMessage({ id: "notice.preview.text" })}
            kind="primary"
            submit={intl.formatMessage({ id: "notice.preview.submit" })}
            keep={intl.formatMessage({ id: planned ? "notice.plan.keep" : "notice.preview.keep" })}
            leave={href}
          >
            <VersionField value={version} />
            <IdempotencyKey value={key} />
            <StaleNote href={href} />
            {planned && (
              <p>{intl.formatMessage({ id: "notice.preview.planned" }, { time: <Time moment={planned.time} /> })}</p>
            )}
            {consequences && <Consequences consequences={consequences} />}
            <Receivers languages={languages} externals={externals} />
          </ConfirmForm>
          {can.plan && !planned && (
            <p>
              <a {...linkTo(noticePaths.page(scope, id, "plan"))}>
                {intl.formatMessage({ id: "notice.preview.later" })}
              </a>
            </p>
          )}
        </div>
      </Section>
    </>
  )
}

/** The text of the notice in one language, as its email has it. */
function Mail({ text: { subject, html }, replyTo }: { text: { subject: string; html: string }; replyTo: string[] }) {
  const intl = useIntl()
  return (
    <article className="stack tight">
      <h3 lang={textLang(subject, intl.locale)}>{subject}</h3>
      <p className="muted">{intl.formatMessage({ id: "notice.preview.reply" }, { addresses: replyTo.join(", ") })}</p>
      <RichText html={html} />
    </article>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
