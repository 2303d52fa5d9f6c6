import { type ReactNode, Suspense, useEffect, useRef } from "react"
import { paths } from "#app/lib/paths.ts"
import { guidePaths } from "#app/lib/paths/guide.ts"
import { type FlashMessage, FlashMessages, type FlashUndo } from "#app/ui/feedback/flash-messages.tsx"
import { FailedNote } from "#app/forms/recovery/failed-note.tsx"
import { WithLostForm } from "#app/forms/recovery/lost-form.tsx"
import { LoadingIndicator } from "#app/ui/feedback/loading-indicator.tsx"
import { ToastProvider } from "#app/ui/feedback/toast-provider.tsx"
import { Brand } from "#app/ui/layout/brand.tsx"
import { Shell, TopBar, Footer } from "#app/ui/layout/shell.tsx"
import { useHeldForms } from "#app/forms/recovery/use-held-forms.ts"
import { useShownSignal } from "#app/parts/live/use-shown-signal.ts"
import { usePageFrame } from "./use-page-frame.ts"
import { type IntlShape, useIntl } from "react-intl"
import { Note } from "#app/ui/feedback/note.tsx"
import { appearances } from "#app/lib/preferences.ts"
import { linkTo } from "#app/ui/link.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { PreferenceForm } from "../preference-form.tsx"
import { useLocation } from "@remix-run/react"

type FrameProps = {
  /** Content at the end of the header. */
  tools: ReactNode
  nav?: ReactNode
  messages?: FlashMessage[]
  /** Target of the brand link: the dashboard for members, otherwise the login page. */
  home?: (alliance: string) => string
  children: ReactNode
}

const load = () => import("./undo-form.tsx")

/** Server rendering includes the form; in the browser its code is loaded with the first message that has one. */
const UndoForm = import.meta.env.SSR ? (await load()).default : lazyPart(load)

const undoForm = (undo: FlashUndo) => (
  <Suspense>
    <UndoForm undo={undo} />
  </Suspense>
)

const noMessages: FlashMessage[] = []

/** Header, navigation, messages and footer around a page, inside or outside an alliance (SHELL-01, SHELL-04). */
export function PortalFrame({ tools, nav, messages = noMessages, home = paths.login, children }: FrameProps) {
  const frame = usePageFrame()
  usePageFocus()
  useHeldForms()
  useShownSignal()
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
        <FlashMessages messages={messages} undoOf={undoForm} />
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

const shownKey = "messenger-warning"

/** Warns that the in-app messenger browser is unsupported: a banner on every page, an alert once per visit (SES-10). */
function MessengerWarning() {
  const intl = useIntl()
  const text = intl.formatMessage({ id: "shell.messenger" })
  useEffect(() => {
    if (sessionStorage.getItem(shownKey)) return
    sessionStorage.setItem(shownKey, "1")
    window.alert(text)
  }, [text])
  return (
    <div className="banners">
      <Note tone="hold" role="alert">
        {intl.formatMessage({ id: "shell.messenger" })}
      </Note>
    </div>
  )
}

/** The footer of every page: whose portal this is, thanks, help, and the appearance setting (SHELL-08). */
function PortalFooter() {
  const intl = useIntl()
  const { pathname } = useLocation()
  const frame = usePageFrame()
  return (
    <Footer>
      <span>{frame?.alliance?.name ?? frame?.productTitle}</span>
      {frame?.alliance && (
        <>
          <a {...linkTo(guidePaths.about(frame.alliance.url, pathname))}>{intl.formatMessage({ id: "guide.title" })}</a>
          {footLink(intl, paths.thanks(frame.alliance.url), "thanks.title")}
          {footLink(intl, `${paths.thanks(frame.alliance.url)}#user-guide`, "thanks.user-guide")}
          {footLink(intl, `${paths.thanks(frame.alliance.url)}#contact`, "thanks.contact")}
        </>
      )}
      <AppearanceSwitch />
    </Footer>
  )
}

function footLink(intl: IntlShape, to: string, text: FormatjsIntl.Message["ids"]) {
  return <a {...linkTo(to, { isDocument: true })}>{intl.formatMessage({ id: text })}</a>
}

function AppearanceSwitch() {
  const intl = useIntl()
  const current = usePageFrame()?.appearance ?? "system"
  return (
    <PreferenceForm className="seg">
      <span className="vh">{intl.formatMessage({ id: "shell.appearance" })}</span>
      {appearances.map((appearance) => (
        <button key={appearance} name="appearance" value={appearance} aria-pressed={appearance === current}>
          {intl.formatMessage({ id: `shell.appearance.${appearance}` })}
        </button>
      ))}
    </PreferenceForm>
  )
}

/**
 * After a navigation inside the document, moves the focus to the new page's heading, or to the element of the URL's hash: screen readers
 * read it out, and Tab continues from there, as after loading a document (WCAG 2.4.3). The focus stays where it is if the page has placed
 * it, in its content or in a dialog, or if the page is the same as before and the focused element still exists; but not if it is below
 * the window: the next rows of a list begin at the top, and the link to them is at the bottom (WCAG 2.4.7).
 */
function usePageFocus(): void {
  const { key, hash } = useLocation()
  const last = useRef<{ key: string; heading: Element | null }>()
  useEffect(() => {
    const heading = document.querySelector("h1")
    const before = last.current
    last.current = { key, heading }
    if (!before || before.key === key) return
    const focused = document.activeElement
    const kept = before.heading === heading ? "body *" : "main, dialog"
    if (focused?.closest(kept) && focused.getBoundingClientRect().top < innerHeight) return
    const target = document.getElementById(hash.slice(1)) ?? heading
    if (!target) return
    if (target.tabIndex < 0) target.tabIndex = -1 // a field of a form stays in the tab order
    target.focus({ preventScroll: true })
  }, [key, hash])
}
