import type { ReactNode } from "react"
import { paths } from "#app/lib/paths.ts"
import { type FlashMessage, FlashMessages } from "#app/ui/feedback/flash-messages.tsx"
import { FailedNote } from "#app/forms/recovery/failed-note.tsx"
import { WithLostForm } from "#app/forms/recovery/lost-form.tsx"
import { LoadingIndicator } from "#app/ui/feedback/loading-indicator.tsx"
import { ToastProvider } from "#app/ui/feedback/toast-provider.tsx"
import { Brand } from "#app/ui/layout/brand.tsx"
import { Shell, TopBar } from "#app/ui/layout/shell.tsx"
import { MessengerWarning } from "./messenger-warning.tsx"
import { PortalFooter } from "./portal-footer.tsx"
import { useHeldForms } from "#app/forms/recovery/use-held-forms.ts"
import { usePageFocus } from "./use-page-focus.ts"
import { usePageFrame } from "./use-page-frame.ts"

type FrameProps = {
  /** Content at the end of the header. */
  tools: ReactNode
  nav?: ReactNode
  messages?: FlashMessage[]
  /** Target of the brand link: the dashboard for members, otherwise the login page. */
  home?: (alliance: string) => string
  children: ReactNode
}

const noMessages: FlashMessage[] = []

/** Header, navigation, messages and footer around a page, inside or outside an alliance (SHELL-01, SHELL-04). */
export function PortalFrame({ tools, nav, messages = noMessages, home = paths.login, children }: FrameProps) {
  const frame = usePageFrame()
  usePageFocus()
  useHeldForms()
  return (
    <ToastProvider>
      <LoadingIndicator />
      <Shell
        top={
          <TopBar brand={<FrameBrand home={home} />} hasNav={nav !== undefined}>
            {tools}
          </TopBar>
        }
        nav={nav}
        footer={<PortalFooter />}
      >
        {frame?.isMessenger && <MessengerWarning />}
        <FlashMessages messages={messages} />
        <FailedNote />
        <WithLostForm>{children}</WithLostForm>
      </Shell>
    </ToastProvider>
  )
}

/** Name of the alliance, or of the product outside an alliance. */
function FrameBrand({ home }: { home: (alliance: string) => string }) {
  const frame = usePageFrame()
  const alliance = frame?.alliance
  if (!alliance) return <Brand href={paths.root()} name={frame?.productTitle ?? ""} />
  const lang = frame.locale === "zh" ? "en" : "zh-CN"
  const otherName = alliance.otherName ? { text: alliance.otherName, lang } : undefined
  return <Brand href={home(alliance.url)} name={alliance.name} otherName={otherName} logo={alliance.homeLogo} />
}
