import { useRef } from "react"
import { useIntl } from "react-intl"
import { findButton, findNames } from "./find-fields.ts"

type FindPeopleProps = {
  name: string
  id: string
  /** The search that the page was rendered with. */
  shown: string | undefined
  isLive: boolean
  isFocused: boolean
  describedBy: string | undefined
  onSearch: (words: string, delay?: number) => void
}

/** The search box of a picker: searches while the user types; without scripts on its button or Enter, and the form's input is kept. */
export function FindPeople({ name, id, shown, isLive, isFocused, describedBy, onSearch }: FindPeopleProps) {
  const intl = useIntl()
  const box = useRef<HTMLInputElement>(null)
  const names = findNames(name)
  const label = intl.formatMessage({ id: "participants.search" })
  const searchNow = () => onSearch(box.current?.value ?? "", 0)
  return (
    <div className="inline">
      <input
        ref={box}
        id={id}
        type="search"
        autoComplete="off"
        aria-label={label}
        aria-describedby={describedBy}
        placeholder={label}
        name={isLive ? undefined : names.typed}
        defaultValue={shown}
        maxLength={100}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return
          event.preventDefault()
          searchNow()
        }}
        {...(isFocused && { autoFocus: true })}
      />
      {!isLive && <input type="hidden" name={names.shown} value={shown ?? ""} />}
      <button
        type={isLive ? "button" : "submit"}
        className="btn"
        {...(isLive ? { onClick: searchNow } : findButton(name))}
      >
        {intl.formatMessage({ id: "participants.find" })}
      </button>
    </div>
  )
}
