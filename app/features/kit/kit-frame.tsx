import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { LoadingIndicator } from "#app/ui/feedback/loading-indicator.tsx"
import { ToastProvider } from "#app/ui/feedback/toast-provider.tsx"
import { Avatar } from "#app/ui/layout/avatar.tsx"
import { Brand } from "#app/ui/layout/brand.tsx"
import { DetailsMenu } from "#app/ui/layout/details-menu.tsx"
import { Nav, NavGroup, NavLinks } from "#app/ui/layout/nav.tsx"
import { Footer, Shell, TopBar } from "#app/ui/layout/shell.tsx"

const groups = [
  { key: "COPT", href: "/kit?group=COPT", acronym: "COPT", text: "Coherent Optics" },
  { key: "LINK", acronym: "LINK", text: "Link Layer" },
]

/** A shell with all its parts: brand, user menu, navigation with groups, footer. */
export function KitFrame({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const brand = (
    <Brand href="/kit" name="Aurora Interconnect Alliance" otherName={{ text: "极光互联联盟", lang: "zh" }} />
  )
  const nav = (
    <Nav>
      <NavLinks items={[{ key: "kit", href: "/kit", text: intl.formatMessage({ id: "kit.title" }), count: "61" }]} />
      <NavGroup title={intl.formatMessage({ id: "kit.nav.groups" })} items={groups} />
      <NavGroup title={intl.formatMessage({ id: "kit.nav.other" })} items={groups} isFolded />
    </Nav>
  )
  return (
    <ToastProvider>
      <LoadingIndicator />
      <Shell
        top={
          <TopBar brand={brand} hasNav>
            <PersonMenu />
          </TopBar>
        }
        nav={nav}
        footer={
          <Footer>
            <span>Aurora Interconnect Alliance</span>
            <a href="#main">{intl.formatMessage({ id: "kit.footer.top" })}</a>
          </Footer>
        }
      >
        {children}
      </Shell>
    </ToastProvider>
  )
}

function PersonMenu() {
  const intl = useIntl()
  return (
    <DetailsMenu
      kind="person"
      summary={
        <>
          <Avatar name="Qiu Lanxi" />
          <span>Qiu Lanxi</span>
        </>
      }
    >
      <ul>
        <li>
          <a href="/kit">{intl.formatMessage({ id: "kit.menu.page" })}</a>
        </li>
      </ul>
    </DetailsMenu>
  )
}
