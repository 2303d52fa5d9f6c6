import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useLocation } from "@remix-run/react"
import { useEffect, useState } from "react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { FreshOutlet } from "#app/client/framework/fresh-outlet.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Section, Split } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { beginLogin } from "./exchange.server.ts"
import { keepHash } from "./hash.ts"

export const handle = { access: "guest", title: "session.login.title" } satisfies RouteHandle

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { notes, header } = context.cookies
  const temporary = await notes.temporaryUser.read(header, context.alliance)
  const loginAddress = await beginLogin(context, request)
  const { applicationUrl } = context.settings
  return { loginAddress, loginHost: new URL(loginAddress).host, notMember: temporary?.username, applicationUrl }
}

/** Single sign-on, and what people can do who are not yet members (SES-01, SES-03). The login request form is next to it or above it. */
export default function Login() {
  const intl = useIntl()
  const { notMember } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const { pathname, hash } = useLocation()
  const isAlone = pathname === paths.login(url)
  const [first] = useState(hash) // the login request next to it has another address
  useEffect(() => keepHash(first), [first])
  return (
    <>
      {notMember && (
        <div className="banners">
          <Note tone="hold" role="status" title={intl.formatMessage({ id: "session.not-a-member.title" })}>
            {intl.formatMessage({ id: "session.not-a-member.detail" }, { username: notMember })}
          </Note>
        </div>
      )}
      <Split kind="even" main={<SignInOptions isAlone={isAlone} />} aside={isAlone ? <LoginArcs /> : <FreshOutlet />} />
    </>
  )
}

/** The ways to sign in. With a login request open, the request is the only primary action. */
function SignInOptions({ isAlone }: { isAlone: boolean }) {
  const intl = useIntl()
  const { loginAddress, loginHost } = useLoaderData<typeof loader>()
  const alliance = useFrameAlliance()
  return (
    <>
      <LoginPicture logo={alliance.loginLogo} />
      <div>
        <h1>{intl.formatMessage({ id: isAlone ? "session.login.heading" : "login-request.title" })}</h1>
        <p className="muted">{intl.formatMessage({ id: "session.login.intro" }, { alliance: alliance.name })}</p>
      </div>
      <div className="cluster">
        <a className={isAlone ? "btn primary" : "btn"} href={loginAddress}>
          {intl.formatMessage({ id: "session.login.submit" })}
        </a>
        <span className="hint">{intl.formatMessage({ id: "session.login.host" }, { host: loginHost })}</span>
      </div>
      <NotAMember />
    </>
  )
}

function NotAMember() {
  const intl = useIntl()
  const { applicationUrl } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const { search } = useLocation()
  return (
    <Section title={intl.formatMessage({ id: "session.not-a-member.heading" })}>
      <div className="cols">
        <div>
          <h3>{intl.formatMessage({ id: "session.request.heading" })}</h3>
          <p className="hint">{intl.formatMessage({ id: "session.request.intro" })}</p>
          <p>
            <a {...linkTo(loginRequestPaths.request(url) + search, { staysInPlace: true })}>
              {intl.formatMessage({ id: "session.request.link" })}
            </a>
          </p>
        </div>
        <div>
          <h3>{intl.formatMessage({ id: "session.apply.heading" })}</h3>
          <p className="hint">{intl.formatMessage({ id: "session.apply.intro" })}</p>
          <p>
            <a href={applicationUrl ?? paths.apply(url)}>{intl.formatMessage({ id: "session.apply.link" })}</a>
          </p>
        </div>
      </div>
    </Section>
  )
}

/** Decorative arcs of the login page. */
function LoginArcs() {
  return (
    <svg className="arcs" viewBox="0 0 640 200" aria-hidden="true">
      <path d="M0 199h640M280 199a40 40 0 0 1 80 0M248 199a72 72 0 0 1 144 0M216 199a104 104 0 0 1 208 0" />
      <path d="M102 199C170 29 470 29 538 199" strokeDasharray="14 6" strokeWidth="2" />
      <path d="M64 199C144-1 496-1 576 199" strokeDasharray="10 6" strokeWidth="1.5" />
      <path d="M32 199C122-26 518-26 608 199" strokeDasharray="5 7" strokeWidth="1.5" />
    </svg>
  )
}

/** The tenant's logo for the login page (130 × 130 recommended), or a product mark if there is none. */
function LoginPicture({ logo }: { logo?: string }) {
  if (logo) return <img className="plate" src={logo} alt="" width={130} height={130} />
  return (
    <span className="plate">
      <svg width="96" viewBox="0 0 40 40" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.5">
        <path d="M3 33h34M6 33a14 14 0 0 1 28 0M12.5 33a7.5 7.5 0 0 1 15 0" />
        <path d="M6 19C10 10 15 7 20 7s10 3 14 12" strokeDasharray="5 3" />
      </svg>
    </span>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
