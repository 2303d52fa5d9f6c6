import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useLocation } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { FreshOutlet } from "#app/parts/frame/fresh-outlet.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { Link } from "#app/ui/link.tsx"
import { beginLogin } from "./exchange.server.ts"
import { LoginArcs, LoginPicture } from "./login-picture.tsx"

export const handle = { access: "guest", title: "session.login.title" } satisfies RouteHandle

export async function loader({ context }: LoaderFunctionArgs) {
  const { notes, header } = context.cookies
  const temporary = await notes.temporaryUser.read(header, context.alliance)
  const loginAddress = await beginLogin(context)
  const { applicationUrl } = context.settings
  return { loginAddress, loginHost: new URL(loginAddress).host, notMember: temporary?.username, applicationUrl }
}

/** Single sign-on, and the ways in for whoever is no member yet (SES-01, SES-03). The login request stands beside or above it. */
export default function Login() {
  const { notMember } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const { pathname } = useLocation()
  const isAlone = pathname === paths.login(url)
  return (
    <>
      {notMember && (
        <div className="banners">
          <Note tone="hold" role="status" title={<FormattedMessage id="session.not-a-member.title" />}>
            <FormattedMessage id="session.not-a-member.detail" values={{ username: notMember }} />
          </Note>
        </div>
      )}
      <Split kind="even" main={<Ways />} aside={isAlone ? <LoginArcs /> : <FreshOutlet />} />
    </>
  )
}

function Ways() {
  const { loginAddress, loginHost } = useLoaderData<typeof loader>()
  const alliance = useFrameAlliance()
  return (
    <>
      <LoginPicture logo={alliance.loginLogo} />
      <div>
        <h1>
          <FormattedMessage id="session.login.heading" />
        </h1>
        <p className="muted">
          <FormattedMessage id="session.login.intro" values={{ alliance: alliance.name }} />
        </p>
      </div>
      <div className="cluster">
        <a className="btn primary" href={loginAddress}>
          <FormattedMessage id="session.login.submit" />
        </a>
        <span className="hint">
          <FormattedMessage id="session.login.host" values={{ host: loginHost }} />
        </span>
      </div>
      <NotAMember />
    </>
  )
}

function NotAMember() {
  const { applicationUrl } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  return (
    <Section title={<FormattedMessage id="session.not-a-member.heading" />}>
      <div className="cols">
        <div>
          <h3>
            <FormattedMessage id="session.request.heading" />
          </h3>
          <p className="hint">
            <FormattedMessage id="session.request.intro" />
          </p>
          <p>
            <Link to={loginRequestPaths.request(url)} preventScrollReset>
              <FormattedMessage id="session.request.link" />
            </Link>
          </p>
        </div>
        <div>
          <h3>
            <FormattedMessage id="session.apply.heading" />
          </h3>
          <p className="hint">
            <FormattedMessage id="session.apply.intro" />
          </p>
          <p>
            <a href={applicationUrl ?? paths.apply(url)}>
              <FormattedMessage id="session.apply.link" />
            </a>
          </p>
        </div>
      </div>
    </Section>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
