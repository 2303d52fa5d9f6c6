import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { certificatePaths } from "#app/lib/paths/certificate.ts"
import { FreshOutlet } from "#app/client/framework/fresh-outlet.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { ShellFrameContext } from "#app/ui/layout/shell.tsx"
import { Tabs } from "#app/ui/layout/tabs.tsx"

export const handle = { access: "member" } satisfies RouteHandle

/** Loads no data: each page loads its own. */
export const loader = () => null

/** Layout of the certificate centre and of the issuance page, with their tabs (SHELL-02, CERT-05). */
export default function CertificateShell() {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const tabs = (
    <Tabs
      label={intl.formatMessage({ id: "certificate.list.title" })}
      items={[
        { href: paths.certificates(url), text: intl.formatMessage({ id: "certificate.list.title" }) },
        { href: certificatePaths.issuance(url), text: intl.formatMessage({ id: "certificate.issuance.title" }) },
      ]}
    />
  )
  return (
    <ShellFrameContext.Provider value={{ crumbs: [], tabs }}>
      <FreshOutlet />
    </ShellFrameContext.Provider>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
