import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { Form } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"

const SearchDialog = lazy(async () => ({ default: (await import("./search-dialog.tsx")).SearchDialog }))

/**
 * The search field of the header (SHELL-10): Enter leads to the page of results. With scripts a click, a typed letter, or Ctrl or
 * Cmd K opens the search dialog over the page, which goes on with what was typed, before the scripts came too; its code is loaded then.
 */
export function QuickSearch({ owner }: { /** id of the person */ owner: string }) {
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const [words, setWords] = useState("")
  const [isOpen, setIsOpen] = useState<boolean>() // undefined until it has been opened
  const form = useRef<HTMLFormElement>(null)
  const open = () => setIsOpen(true)
  const close = () => {
    setIsOpen(false)
    setWords("")
    form.current?.reset()
  }
  const goOn = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
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
            onClick={goOn}
            onInput={goOn}
          />
          <kbd aria-hidden="true">Ctrl K</kbd>
        </Form>
      </search>
      {isOpen !== undefined && (
        <Suspense>
          <SearchDialog isOpen={isOpen} onClose={close} words={words} owner={owner} />
        </Suspense>
      )}
    </>
  )
}
