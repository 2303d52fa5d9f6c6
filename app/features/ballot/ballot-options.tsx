import type { FormMetadata } from "@conform-to/react"
import { useEffect, useRef, useState } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { fieldCode } from "#app/lib/message-code.ts"
import { FieldGroup } from "#app/ui/form/field-group.tsx"
import type { Field } from "#app/ui/form/field.ts"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { BallotFields } from "./ballot-fields.ts"
import { fewestOptions, mostOptions } from "./ballot-limits.ts"
import { BallotOption } from "./ballot-option.tsx"

type BallotOptionsProps = { form: FormMetadata<Record<string, unknown>>; options: BallotFields["options"] }

/** What one may vote for. The buttons that add and remove an option are of the form itself, so they work without scripts (VOTE-02). */
export function BallotOptions({ form, options }: BallotOptionsProps) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const [isKept, setKept] = useState(false)
  const rows = options.getFieldList()
  const ids = rows.map((row) => row.getFieldset().text.id)
  const [said, expect] = useChangedRows(ids)

  const added = () => {
    setKept(false)
    expect({ message: "ballot-form.option-added", index: rows.length, count: rows.length + 1 })
  }
  /** @returns false where one of the last two would go: the option stays, and it is said why */
  const removed = (index: number) => {
    const isPossible = rows.length > fewestOptions
    setKept(!isPossible)
    if (isPossible) expect({ message: "ballot-form.option-removed", index, count: rows.length - 1 })
    return isPossible
  }

  return (
    <FormSection
      title={<FormattedMessage id="ballot-form.choices" />}
      intro={<FormattedMessage id="ballot-form.options-intro" />}
    >
      <FieldGroup field={withProblem(options, isKept)} isRequired>
        {rows.map((row, index) => (
          <BallotOption
            key={row.key}
            row={row}
            number={index + 1}
            remove={form.remove.getButtonProps({ name: options.name, index })}
            onRemove={() => removed(index)}
          />
        ))}
        {rows.length < mostOptions && (
          <p>
            <button
              className="btn"
              {...form.insert.getButtonProps({ name: options.name })}
              formAction={isHydrated ? undefined : `#${form.id}-${options.name}[${rows.length}].text`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={added}
            >
              <FormattedMessage id="ballot-form.option-add" />
            </button>
          </p>
        )}
        <p className="vh" role="status">
          {said && intl.formatMessage({ id: said.message }, { number: said.index + 1 })}
        </p>
      </FieldGroup>
    </FormSection>
  )
}

type Change = {
  message: "ballot-form.option-added" | "ballot-form.option-removed"
  index: number
  /** How many rows there are when it has happened. */
  count: number
}

/** After a row has come or gone: the focus goes to it, or to the one in its place, and it is said. */
function useChangedRows(ids: string[]) {
  const expected = useRef<Change | undefined>(undefined)
  const [said, setSaid] = useState<Change>()

  useEffect(() => {
    const change = expected.current
    if (change?.count !== ids.length) return
    expected.current = undefined
    setSaid(change)
    document.getElementById(ids[Math.min(change.index, change.count - 1)] ?? "")?.focus()
  }, [ids])

  return [said, (change: Change) => void (expected.current = change)] as const
}

function withProblem({ key, id, name, errorId, descriptionId, errors, initialValue }: Field, isKept: boolean): Field {
  const problems = new Set([...(errors ?? []), ...(isKept ? [fieldCode("min_options")] : [])])
  const all = problems.size > 0 ? [...problems] : undefined
  return { key, id, name, errorId, descriptionId, initialValue, errors: all }
}
