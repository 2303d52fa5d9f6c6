import { type MouseEvent, useEffect, useRef, useState } from "react"
import { Form, useNavigate } from "@remix-run/react"
import { useIntl } from "react-intl"
import { isPlainClick } from "#app/client/framework/links.ts"
import { whenLoaded } from "#app/client/framework/when-loaded.ts"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Link } from "#app/ui/link.tsx"
import type { KeysDialog } from "./keys-dialog.tsx"
import type { SearchDialog } from "./search-dialog.tsx"
import { areSingleKeysOn } from "./single-keys.ts"

/** The dialog that is shown, once its code has come. */
type Shown = { Search?: typeof SearchDialog; Keys?: typeof KeysDialog }

/** What takes keys itself: fields, and widgets that find an option by its first letter. */
const ownKeys = `input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="listbox"], [role="tree"], [role="grid"], [role="menu"]`

/** Whether a key without Ctrl may do something: not where keys have a meaning already, or if the person switched them off. */
function isSingleKey({ key, target, altKey, ctrlKey, metaKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (key.length !== 1 || altKey || ctrlKey || metaKey || isComposing || defaultPrevented) return false
  const isTaken = target instanceof Element && target.closest(ownKeys)
  return !isTaken && !document.querySelector("dialog[open]") && areSingleKeysOn()
}

/**
 * The search field in the header, on narrow pages a link to the results page (SHELL-10). Enter opens that page. With scripts a click,
 * typing, or Ctrl or Cmd K opens the search dialog over the page; single keys do what `press-key.ts` says. Both are loaded on demand; the
 * dialog continues with the typed text, even if that was entered before hydration.
 */
export function QuickSearch({ owner }: { /** id of the user */ owner: string }) {
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const navigate = useNavigate()
  const [words, setWords] = useState("")
  const [{ Search, Keys }, setShown] = useState<Shown>({})
  const form = useRef<HTMLFormElement>(null)
  const open = () =>
    whenLoaded(
      () => import("./search-dialog.tsx"),
      ({ SearchDialog: Search }) => setShown({ Search }),
    )
  const showKeys = () =>
    whenLoaded(
      () => import("./keys-dialog.tsx"),
      ({ KeysDialog: Keys }) => setShown({ Keys }),
    )
  const close = () => {
    setShown({})
    setWords("")
    form.current?.reset()
  }
  const openInstead = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    open()
  }
  const openWithWords = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    setWords(currentTarget.value)
    open()
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, timeStamp: time } = event
      if (key === "k" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        open()
      } else if (isSingleKey(event)) {
        if (key === "/") event.preventDefault() // a browser would search the page
        const actions = { openSearch: open, showKeys, go: navigate }
        void import("./press-key.ts").then(({ pressKey }) => pressKey(url, { key, time }, actions))
      }
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [url, navigate])

  return (
    <>
      <search className="find">
        <Form ref={form} action={paths.search(url)}>
          <input
            type="search"
            name="q"
            autoComplete="off"
            maxLength={100}
            placeholder={intl.formatMessage({ id: "search.field" })}
            aria-label={intl.formatMessage({ id: "search.everything" })}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={openWithWords}
            onInput={openWithWords}
          />
          <kbd aria-hidden="true">Ctrl K</kbd>
        </Form>
      </search>
      <Link
        className="icon seek"
        aria-label={intl.formatMessage({ id: "search.everything" })}
        onClick={openInstead}
        to={paths.search(url)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M11 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm-1 3 4 4" />
        </svg>
      </Link>
      {Keys && <Keys onClose={close} />}
      {Search && <Search onClose={close} onShowKeys={showKeys} words={words} owner={owner} />}
    </>
  )
}
