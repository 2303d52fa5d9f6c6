import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { PrintPage } from "#app/parts/print/print-page.tsx"
import { printView } from "#app/parts/print/print-view.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Facts, Section } from "#app/ui/layout/page.tsx"
import { certificationFrame, certificationOf, phaseView } from "../certification.server.ts"
import { factsOf } from "./certification-facts.tsx"
import { WhoIsNext } from "./certification-shell.tsx"
import { Progress } from "./progress.tsx"

export { pageLinks as links } from "#app/parts/frame/page-links.ts"

export const handle = { access: "member", title: "certification.print", scripts: false } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const certification = await certificationOf(context, params)
  const frame = certificationFrame(certification, context)
  const { facts, steps, zone, certificates } = phaseView(certification, "review", context)
  const back = certificationPaths.detail(context.alliance, frame.id)
  return { frame, facts, steps, zone, certificates, back, print: printView(context), windowTitle: frame.windowTitle }
}

/** Printable document of an application with its certificates and its 20 steps, without the shell (CERT-02, SHELL-08). */
export default function CertificationPrint() {
  const intl = useIntl()
  const { frame, facts, steps, zone, certificates, back, print } = useLoaderData<typeof loader>()
  return (
    <PrintPage back={{ href: back, text: frame.code }} print={print}>
      <header>
        <p className="kicker">
          {print.alliance} <span className="ref">{frame.code}</span>
        </p>
        <h1>{frame.subject}</h1>
      </header>
      <WhoIsNext frame={{ ...frame, next: frame.next && { ...frame.next, isMine: false } }} />
      <Section title={intl.formatMessage({ id: "event.facts" })}>
        <Facts items={factsOf(intl, facts, (agency) => agency.name)} />
      </Section>
      {certificates.length > 0 && (
        <Section title={intl.formatMessage({ id: "certificate.list.title" })}>
          <Facts
            items={certificates.map(({ code, name }) => ({ term: <span className="ref">{code}</span>, value: name }))}
          />
        </Section>
      )}
      <Progress steps={steps} zone={zone} />
    </PrintPage>
  )
}

export { RootError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
