import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { guidePaths } from "#app/lib/paths/guide.ts"
import { param } from "#app/lib/route-params.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead, Section, Split, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { guideView } from "./guide.server.ts"

export { pageLinks as links } from "#app/parts/frame/page-links.ts"

export const handle = { access: "public", title: "guide.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return guideView(context, param(params, "topic"))
}

/** A page of the guide: its parts, and the other pages (SHELL-11). */
export default function GuideTopic() {
  const { title, intro, parts, topics } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const contents = { href: guidePaths.contents(url), text: intl.formatMessage({ id: "guide.title" }) }
  return (
    <>
      <PageHead crumbs={[contents]} title={title} />
      <Split
        main={
          <Stack>
            <RichText html={intro} />
            {parts.map((part) => (
              <Section key={part.id} id={part.id} title={part.title}>
                <RichText html={part.html} />
              </Section>
            ))}
          </Stack>
        }
        aside={
          <Section title={intl.formatMessage({ id: "guide.contents" })}>
            <ul className="rows">
              {topics.map((topic) => (
                <li key={topic.href}>
                  <a aria-current={topic.title === title ? "page" : undefined} {...linkTo(topic.href)}>
                    {topic.title}
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        }
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
