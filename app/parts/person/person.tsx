import type { ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
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
  const { name, organization, isDisabled } = person
  const lang = textLang(name, useIntl().locale)
  const facts = [organization, isDisabled && <FormattedMessage id="person.disabled" />, note].filter(Boolean)
  return (
    <span className="who">
      <Avatar name={name} />
      <span>
        {lang ? <span lang={lang}>{name}</span> : name}
        {facts.length > 0 && (
          <small>
            {facts.map((fact, index) => (
              <span key={index}>
                {index > 0 && <FormattedMessage id="person.fact-separator" />}
                {fact}
              </span>
            ))}
          </small>
        )}
      </span>
    </span>
  )
}
