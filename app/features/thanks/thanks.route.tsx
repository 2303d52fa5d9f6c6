import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import type { RouteHandle } from "#app/session/access.ts"
import { Section } from "#app/ui/layout/section.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import { Supporters } from "./supporters.tsx"
import { thanksView } from "./thanks.server.ts"

export const handle = { access: "public", title: "thanks.title", scripts: false } satisfies RouteHandle

export async function loader({ context }: LoaderFunctionArgs) {
  return thanksView(context)
}

/** Strategic sponsors, partners, user guide. */
export default function Thanks() {
  const { sponsors, partners, userGuide, email } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={<FormattedMessage id="thanks.title" />} intro={<FormattedMessage id="thanks.intro" />} />
      <Stack>
        <Supporters title={<FormattedMessage id="thanks.sponsors" />} supporters={sponsors} />
        <Supporters title={<FormattedMessage id="thanks.partners" />} supporters={partners} />
        <Section title={<FormattedMessage id="thanks.help" />}>
          <ul className="rows">
            {userGuide && (
              <li id="user-guide">
                <a href={userGuide.href}>
                  <FormattedMessage id="thanks.user-guide" />
                </a>{" "}
                <small>
                  {userGuide.name}, {userGuide.size}
                </small>
              </li>
            )}
            {email && (
              <li id="contact">
                <a href={`mailto:${email}`}>
                  <FormattedMessage id="thanks.contact" />
                </a>{" "}
                <small>{email}</small>
              </li>
            )}
          </ul>
        </Section>
      </Stack>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
