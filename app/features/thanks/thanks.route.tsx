import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { htmlLang } from "#app/lib/locale.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { type SupporterView, thanksView } from "./thanks.server.ts"
import { ThanksHelp } from "./thanks-help.tsx"

export const handle = { access: "public", title: "thanks.title", scripts: false } satisfies RouteHandle

export async function loader({ context }: LoaderFunctionArgs) {
  return thanksView(context)
}

/** Page with strategic sponsors, partners and the user guide. */
export default function Thanks() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: "thanks.title" })} intro={intl.formatMessage({ id: "thanks.intro" })} />
      <Stack>
        <Supporters title={intl.formatMessage({ id: "thanks.sponsors" })} supporters={view.sponsors} />
        <Supporters title={intl.formatMessage({ id: "thanks.partners" })} supporters={view.partners} />
        <ThanksHelp view={view} />
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
