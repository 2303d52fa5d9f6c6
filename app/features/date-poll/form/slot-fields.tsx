import type { FormMetadata } from "@conform-to/react"
import { lazy, Suspense } from "react"
import { useIntl } from "react-intl"
import { DateTimeField } from "#app/forms/fields/date-time-field.tsx"
import { FieldGroup } from "#app/forms/fields/field-group.tsx"
import type { Field } from "#app/forms/fields/field.ts"
import { AddRowButton, RemoveRowButton } from "#app/forms/fields/row-buttons.tsx"
import { useChangedRows } from "#app/forms/fields/use-changed-rows.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { maxSlots } from "./limits.ts"

const SlotGrid = lazy(async () => ({ default: (await import("./slot-grid.tsx")).SlotGrid }))

type Typed = { date?: string | undefined; time?: string | undefined } | undefined
type SlotRow = Field & { getFieldset(): Record<"date" | "time", Field> }

type SlotFieldsProps = {
  form: FormMetadata<Record<string, unknown>>
  slots: Field & { getFieldList(): SlotRow[]; value?: unknown }
  /** Time zone of the form. */
  zone: string
  minutes: number
  now: number
  /** Time zones of the people who would be asked. */
  people: { timezone: string; total: number }[]
  /** The weeks of the grid. */
  weeks: { date: string; text: string }[][]
}

/**
 * The proposed times: a row for each, with buttons that add and remove rows and work without scripts; with scripts also a week whose cells
 * add and remove them (MEET-14).
 */
export function SlotFields({ form, slots, ...grid }: SlotFieldsProps) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const rows = slots.getFieldList()
  const [announced, expect] = useChangedRows(rows.map((row) => row.getFieldset().date.id))
  const chosen = (Array.isArray(slots.value) ? slots.value : []) as Typed[]
  return (
    <FieldGroup field={slots} isRequired>
      {isHydrated && (
        <Suspense>
          <SlotGrid chosen={chosen} onChange={(value) => form.update({ name: slots.name, value })} {...grid} />
        </Suspense>
      )}
      {rows.map((row, index) => {
        const { date, time } = row.getFieldset()
        return (
          <div key={row.key} className="slot-row">
            <DateTimeField
              legend={intl.formatMessage({ id: "date-poll.form.slot" }, { number: index + 1 })}
              date={date}
              time={time}
            />
            <RemoveRowButton
              {...form.remove.getButtonProps({ name: slots.name, index })}
              label={intl.formatMessage({ id: "date-poll.form.slot-remove" }, { number: index + 1 })}
              onClick={() => expect({ message: "date-poll.form.slot-removed", index, count: rows.length - 1 })}
            />
          </div>
        )
      })}
      {rows.length < maxSlots && (
        <p className="acts">
          <AddRowButton
            {...form.insert.getButtonProps({ name: slots.name })}
            adds={`${form.id}-${slots.name}[${rows.length}].date`}
            onClick={() => expect({ message: "date-poll.form.slot-added", index: rows.length, count: rows.length + 1 })}
          >
            {intl.formatMessage({ id: "date-poll.form.slot-add" })}
          </AddRowButton>
        </p>
      )}
      <p className="vh" role="status">
        {announced && intl.formatMessage({ id: announced.message }, { number: announced.index + 1 })}
      </p>
    </FieldGroup>
  )
}
