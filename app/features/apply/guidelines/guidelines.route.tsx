import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { guidelineView } from "./guidelines.server.ts"

export const handle = { access: "public", title: "apply.title" } satisfies RouteHandle

export async function loader({ context }: LoaderFunctionArgs) {
  const { applicationUrl } = context.settings
  if (applicationUrl) throw new Response(null, { status: 302, headers: { Location: applicationUrl } })
  return guidelineView(context)
}

/** Page that explains how to become a member, with links to a new application and to an existing one (ADM-09). */
export default function MembershipGuidelines() {
  const intl = useIntl()
  const { html, files } = useLoaderData<typeof loader>()
  const alliance = useFrameAlliance()
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "apply.title" })}
        intro={intl.formatMessage({ id: "apply.intro" }, { alliance: alliance.name })}
        actions={
          <>
            <a className="btn" {...linkTo(applyPaths.open(alliance.url))}>
              {intl.formatMessage({ id: "apply.open.link" })}
            </a>
            <a className="btn primary" {...linkTo(applyPaths.form(alliance.url))}>
              {intl.formatMessage({ id: "apply.form.link" })}
            </a>
          </>
        }
      />
      <Stack>
        <Section title={intl.formatMessage({ id: "apply.guidelines" })}>
          <RichText html={html} />
        </Section>
        {files.length > 0 && (
          <Section title={intl.formatMessage({ id: "apply.files" })}>
            <AttachmentList files={files} />
          </Section>
        )}
      </Stack>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
