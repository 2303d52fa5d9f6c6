import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import type { ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { htmlLang } from "#app/lib/locale.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { type SupporterView, thanksView } from "./thanks.server.ts"

export const handle = { access: "public", title: "thanks.title", scripts: false } satisfies RouteHandle

export async function loader({ context }: LoaderFunctionArgs) {
  return thanksView(context)
}

/** Page with strategic sponsors, partners and the user guide. */
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
                <small>{[userGuide.mark, userGuide.size].filter(Boolean).join(" · ")}</small>
              </li>
            )}
            {email && (
              <li id="contact">
                <a href={`mailto:${email}`}>
                  <FormattedMessage id="thanks.contact" />
                </a>
                <br />
                <small>{email}</small>
              </li>
            )}
          </ul>
        </Section>
      </Stack>
    </>
  )
}

/** Organisations with logo, name in both languages and website; renders nothing if there are none. */
function Supporters({ title, supporters }: { title: ReactNode; supporters: SupporterView[] }) {
  if (supporters.length === 0) return null
  return (
    <Section title={title}>
      <ul className="cols">
        {supporters.map((supporter) => (
          <li key={supporter.name}>
            <Supporter supporter={supporter} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Supporter({ supporter: { name, otherName, logo, website } }: { supporter: SupporterView }) {
  const isChinese = useIntl().locale.startsWith("zh")
  return (
    <>
      {logo && <img src={logo} alt="" height={45} loading="lazy" />}
      {website ? (
        <a href={website} rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
      {otherName && (
        <>
          <br />
          <small lang={htmlLang(isChinese ? "en" : "zh")}>{otherName}</small>
        </>
      )}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
