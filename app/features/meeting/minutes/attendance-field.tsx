import type { FormMetadata } from "@conform-to/react"
import { useIntl } from "react-intl"
import { type Field, initialTexts } from "#app/forms/fields/field.ts"
import { FieldGroup } from "#app/forms/fields/field-group.tsx"
import { choiceOf, type Option } from "#app/forms/fields/fields.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"

type Entity = { name: string; people: Option[] }

type AttendanceFieldProps = {
  form: FormMetadata<Record<string, unknown>>
  field: Field & { value?: unknown }
  /** The invited people by entity. */
  entities: Entity[]
  /** Number of invited people, also of those who are not listed. */
  invited: number
  /** Number of other people who were chosen. */
  others: number
}

const idsOf = (people: readonly Option[]) => people.map(({ value }) => value)

/** Who attended of the invited people, by entity, with the quorum as it is with these ticks (MEET-09, MEET-15). */
export function AttendanceField({ form, field, entities, ...totals }: AttendanceFieldProps) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const all = entities.flatMap(({ people }) => idsOf(people))
  const ticked = new Set(tickedIn(field))
  const first = new Set(initialTexts(field))
  const setter = (value: string[]) => ({
    ...form.update.getButtonProps({ name: field.name, value }),
    className: "btn quiet",
  })
  const others = (ids: readonly string[]) => [...ticked].filter((id) => !ids.includes(id))
  return (
    <FieldGroup field={field} className="wide">
      <div className="cluster between">
        <Quorum present={all.filter((id) => ticked.has(id)).length} {...totals} />
        <p className="acts">
          <button {...setter(all)} formAction={isHydrated ? undefined : `#${field.id}`}>
            {intl.formatMessage({ id: "meeting-summary.select-all" })}
          </button>
          {isHydrated && (
            <button {...setter(others(all))}>{intl.formatMessage({ id: "meeting-summary.select-none" })}</button>
          )}
        </p>
      </div>
      <div className="entities" key={field.key}>
        {entities.map(({ name, people }) => (
          <div key={name} role="group" aria-label={name}>
            <div className="cluster between">
              <strong>{name}</strong>
              {isHydrated && people.length > 1 && (
                <button
                  {...setter([...others(idsOf(people)), ...idsOf(people)])}
                  aria-label={intl.formatMessage({ id: "meeting-summary.select-entity" }, { name })}
                >
                  {intl.formatMessage({ id: "meeting-summary.select-all" })}
                </button>
              )}
            </div>
            {people.map((person) => choiceOf(person, "checkbox", field, first.has(person.value)))}
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}

/** The people who are ticked now; the form has no value if nobody is. */
const tickedIn = ({ value }: { value?: unknown }) =>
  [value].flat().filter((one): one is string => typeof one === "string")

type QuorumProps = { present: number; invited: number; others: number }

/** Half of the invited people is the quorum, as the backend counts it. */
function Quorum({ present, invited, others }: QuorumProps) {
  const intl = useIntl()
  const needed = Math.ceil(invited / 2)
  return (
    <output>
      {intl.formatMessage(
        { id: present >= needed ? "meeting.quorum.reached" : "meeting.quorum.missed" },
        { present, invited, needed, others },
      )}
    </output>
  )
}
