import { createPortal } from "react-dom"
import { FormattedMessage } from "react-intl"
import { Dialog } from "#app/ui/feedback/dialog.tsx"
import { SearchBox } from "./search-box.tsx"
import "#app/ui/styles/search.css"

type SearchDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** What was typed into the header before the dialog stood. */
  words: string
  /** Id of the person: what was opened last is shown to nobody else. */
  owner: string
}

/** The search over the page: results show while one types (SHELL-10). */
export function SearchDialog({ isOpen, onClose, words, owner }: SearchDialogProps) {
  return createPortal(
    <Dialog title={<FormattedMessage id="search.title" />} isOpen={isOpen} onClose={onClose}>
      <SearchBox onClose={onClose} typed={words} owner={owner} />
    </Dialog>,
    document.body,
  )
}
