import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { guidelineView } from "./guidelines.server.ts"

export const handle = { access: "public", title: "apply.title" } satisfies RouteHandle

export async function loader({ context }: LoaderFunctionArgs) {
  const { applicationUrl } = context.settings
  if (applicationUrl) throw new Response(null, { status: 302, headers: { Location: applicationUrl } })
  return guidelineView(context)
}

/** Page that explains how to become a member, with links to a new application and to an existing one (ADM-09). */
export default function MembershipGuidelines() {
  const { html, files } = useLoaderData<typeof loader>()
  const alliance = useFrameAlliance()
  return (
    <>
      <PageHead
        title={<FormattedMessage id="apply.title" />}
        intro={<FormattedMessage id="apply.intro" values={{ alliance: alliance.name }} />}
        actions={
          <>
            <Link className="btn" to={applyPaths.open(alliance.url)}>
              <FormattedMessage id="apply.open.link" />
            </Link>
            <Link className="btn primary" to={applyPaths.form(alliance.url)}>
              <FormattedMessage id="apply.form.link" />
            </Link>
          </>
        }
      />
      <Stack>
        <Section title={<FormattedMessage id="apply.guidelines" />}>
          <RichText html={html} />
        </Section>
        {files.length > 0 && (
          <Section title={<FormattedMessage id="apply.files" />}>
            <AttachmentList files={files} />
          </Section>
        )}
      </Stack>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
