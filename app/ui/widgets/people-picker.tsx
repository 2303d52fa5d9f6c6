import { AutoComplete } from "primereact/autocomplete"
import { useState } from "react"
import { useIntl } from "react-intl"
import { ariaOf, type WidgetProps } from "./widget-props.ts"
import { WidgetProvider } from "./widget-provider.tsx"
import "../styles/people-picker.css"

type Person = { value: string; text: string; note?: string; lang?: string }

type PeoplePickerProps = WidgetProps<string[]> & { options: Person[]; isSingle: boolean }

/** PrimeReact's AutoComplete for the people of a field: typing searches by name or note; selected people are chips. */
export default function PeoplePicker(props: PeoplePickerProps) {
  const { id, label, value, options, isSingle, onChange, onLeave } = props
  const intl = useIntl()
  const [found, setFound] = useState<Person[]>([])
  // With several values PrimeReact sets these on the input itself, although its types do not declare that.
  const aria: Record<string, unknown> = ariaOf(props)
  const chosen = options.filter((option) => value.includes(option.value))

  const search = (query: string) => {
    const words = query.toLocaleLowerCase().split(/\s+/)
    const matches = ({ text, note = "" }: Person) => {
      const known = `${text} ${note}`.toLocaleLowerCase()
      return words.every((word) => known.includes(word))
    }
    setFound(options.filter((option) => !value.includes(option.value) && matches(option)))
  }

  return (
    <WidgetProvider>
      <AutoComplete
        inputId={id}
        multiple
        appendTo="self"
        dropdown
        field="text"
        value={chosen}
        suggestions={found}
        selectionLimit={isSingle ? 1 : undefined}
        itemTemplate={(person: Person) => <PersonRow person={person} />}
        selectedItemTemplate={(person: Person) => <span lang={person.lang}>{person.text}</span>}
        emptyMessage={intl.formatMessage({ id: "ui.people.no-match" })}
        showEmptyMessage
        aria-label={label}
        dropdownAriaLabel={intl.formatMessage({ id: "ui.people.choose" })}
        invalid={props.isInvalid}
        completeMethod={(event) => search(event.query)}
        onChange={(event) => onChange((event.value as Person[]).map((person) => person.value))}
        onBlur={onLeave}
        pt={{ input: aria }}
      />
    </WidgetProvider>
  )
}

function PersonRow({ person }: { person: Person }) {
  return (
    <span lang={person.lang}>
      {person.text} {person.note && <small className="muted">{person.note}</small>}
    </span>
  )
}
