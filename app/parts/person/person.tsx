import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { Avatar } from "#app/ui/layout/avatar.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import type { PersonView } from "./person-view.ts"

type PersonProps = {
  person: PersonView
  /** Extra text below the name: a role, a time. */
  note?: ReactNode
}

/** A person: initials, name, organisation. */
export function Person({ person, note }: PersonProps) {
  const intl = useIntl()
  const { name, organization, isDisabled } = person
  const lang = textLang(name, intl.locale)
  const facts = [organization, isDisabled && intl.formatMessage({ id: "person.disabled" }), note].filter(Boolean)
  return (
    <span className="who">
      <Avatar name={name} />
      <span>
        {lang ? <span lang={lang}>{name}</span> : name}
        {facts.length > 0 && (
          <small>
            {facts.map((fact, index) => (
              <span key={index}>
                {index > 0 && intl.formatMessage({ id: "person.fact-separator" })}
                {fact}
              </span>
            ))}
          </small>
        )}
      </span>
    </span>
  )
}
