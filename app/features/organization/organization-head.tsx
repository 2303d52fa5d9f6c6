import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { organizationPaths } from "#app/lib/paths/organization.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Tabs } from "#app/ui/layout/tabs.tsx"

/** Page head of the alliance's own pages, with the tabs between them (ADM-03, SHELL-02). */
export function OrganizationHead({ title, intro }: { title: ReactNode; intro: ReactNode }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const label = intl.formatMessage({ id: "organization.title" })
  const items = [
    { href: organizationPaths.info(url), text: intl.formatMessage({ id: "organization.info.title" }), isExact: true },
    { href: organizationPaths.personnel(url), text: intl.formatMessage({ id: "organization.personnel.title" }) },
    { href: organizationPaths.phaseDurations(url), text: intl.formatMessage({ id: "organization.phases.title" }) },
  ]
  return (
    <PageHead title={title} intro={intro}>
      <Tabs label={label} items={items} />
    </PageHead>
  )
}
