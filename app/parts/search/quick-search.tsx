import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react"
import { Form } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { linkTo } from "#app/ui/link.tsx"

const SearchDialog = lazy(async () => ({ default: (await import("./search-dialog.tsx")).SearchDialog }))

/**
 * The search field in the header, on narrow pages a link to the results page (SHELL-10). Enter opens that page. With scripts a click, typing, or Ctrl or Cmd K opens the search
 * dialog over the page. The dialog's code is loaded on demand; it continues with the typed text, even if that was entered before hydration.
 */
export function QuickSearch({ owner }: { /** id of the user */ owner: string }) {
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const [words, setWords] = useState("")
  const [isOpen, setIsOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const open = () => setIsOpen(true)
  const close = () => {
    setIsOpen(false)
    setWords("")
    form.current?.reset()
  }
  const openInstead = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
  const openWithWords = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    setWords(currentTarget.value)
    open()
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      open()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])

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
      <a
        className="icon seek"
        aria-label={intl.formatMessage({ id: "search.everything" })}
        onClick={openInstead}
        {...linkTo(paths.search(url))}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M11 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm-1 3 4 4" />
        </svg>
      </a>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={close} words={words} owner={owner} />
        </Suspense>
      )}
    </>
  )
}
