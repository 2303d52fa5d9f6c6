import { createPortal } from "react-dom"
import { useIntl } from "react-intl"
import { Dialog } from "#app/ui/feedback/dialog.tsx"
import { SearchBox } from "./search-box.tsx"
import "#app/ui/styles/search.css"

type SearchDialogProps = {
  onClose: () => void
  /** Shows what the keys do, instead of this dialog. */
  onShowKeys: () => void
  /** The text typed into the header before the dialog was loaded. */
  words: string
  /** Id of the user: recently opened records are shown to nobody else. */
  owner: string
}

/** The search dialog over the page: shows results while the user types (SHELL-10). */
export function SearchDialog({ onClose, onShowKeys, words, owner }: SearchDialogProps) {
  const intl = useIntl()
  return createPortal(
    <Dialog title={intl.formatMessage({ id: "search.title" })} onClose={onClose}>
      <SearchBox onClose={onClose} onShowKeys={onShowKeys} typed={words} owner={owner} />
    </Dialog>,
    document.body,
  )
}
