import { type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { guidePaths } from "#app/lib/paths/guide.ts"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead, Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { guideContents } from "./guide.server.ts"
import { helpPartOf } from "./help-parts.ts"

export { pageLinks as links } from "#app/parts/frame/page-links.ts"

export const handle = { access: "public", title: "guide.title" } satisfies RouteHandle

/** With `page`, leads to the part of the guide about this page: so no page carries the table of parts. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get("page")
  if (page === null || page === "guide" || page.startsWith("guide/")) return { topics: guideContents(context) }
  const [topic = "", part] = helpPartOf(page).split("#")
  throw redirect(`${guidePaths.topic(context.alliance, topic)}#${part}`)
}

/** The contents of the guide (SHELL-11). The alliance's own guide is on the page of thanks. */
export default function GuideContents() {
  const { topics } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const own = (
    <a {...linkTo(`${paths.thanks(url)}#user-guide`, { isDocument: true })}>
      {intl.formatMessage({ id: "thanks.user-guide" })}
    </a>
  )
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "guide.title" })}
        intro={intl.formatMessage({ id: "guide.intro" }, { own })}
      />
      <div className="cols">
        {topics.map(({ title, href, parts }) => (
          <Section key={href} title={<a {...linkTo(href)}>{title}</a>}>
            <ul className="rows">
              {parts.map((part) => (
                <li key={part.id}>
                  <a {...linkTo(`${href}#${part.id}`)}>{part.title}</a>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
