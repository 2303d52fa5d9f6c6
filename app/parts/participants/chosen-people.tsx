import type { MouseEvent } from "react"
import { useIntl } from "react-intl"
import { participantValue, type Participant } from "./participant.ts"
import type { Chosen } from "./use-chosen.ts"

type ChosenPeopleProps = { name: string; chosen: Chosen; isSingle: boolean }

/** The chosen people and groups, each with a remove button; without scripts each has a checkbox to untick. */
export function ChosenPeople({ name, chosen, isSingle }: ChosenPeopleProps) {
  const intl = useIntl()
  if (chosen.people.length === 0) return null
  return (
    <ul className="chips" aria-label={intl.formatMessage({ id: "participants.chosen-list" })}>
      {chosen.people.map((person) => {
        const value = participantValue(person)
        return (
          <li key={value}>
            {chosen.isLive ? (
              <Chip person={person} name={name} value={value} onRemove={() => chosen.choose(value, false)} />
            ) : (
              <label className="choice">
                <input type={isSingle ? "radio" : "checkbox"} name={name} value={value} defaultChecked />
                <Name person={person} />
              </label>
            )}
          </li>
        )
      })}
      {isSingle && !chosen.isLive && (
        <li>
          <label className="choice">
            <input type="radio" name={name} value="" />
            {intl.formatMessage({ id: "participants.nobody" })}
          </label>
        </li>
      )}
    </ul>
  )
}

type ChipProps = { person: Participant; name: string; value: string; onRemove: () => void }

function Chip({ person, name, value, onRemove }: ChipProps) {
  const intl = useIntl()
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    nextFocus(currentTarget)?.focus()
    onRemove()
  }
  return (
    <>
      <input type="hidden" name={name} value={value} />
      <Name person={person} />
      <button
        type="button"
        className="btn quiet"
        aria-label={intl.formatMessage({ id: "participants.remove" }, { name: person.text })}
        onClick={remove}
      >
        <span aria-hidden="true">×</span>
      </button>
    </>
  )
}

/** The element to focus after a chip is removed: a neighbouring chip's button, or the search box. */
function nextFocus(button: HTMLElement): HTMLElement | null | undefined {
  const item = button.closest("li")
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  return neighbour?.querySelector("button") ?? button.closest("fieldset")?.querySelector("[type=search]")
}

function Name({ person: { kind, text, note } }: { person: Participant }) {
  const intl = useIntl()
  return (
    <span>
      {kind === "group" ? intl.formatMessage({ id: "participants.everybody" }, { group: text }) : text}
      {note && <small> {note}</small>}
    </span>
  )
}
