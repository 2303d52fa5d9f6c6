import type { FormMetadata } from "@conform-to/react"
import { type ComponentProps, Suspense } from "react"
import { useIntl } from "react-intl"
import { DateTimeField } from "#app/forms/fields/date-time-field.tsx"
import type { Field } from "#app/forms/fields/field.ts"
import { RowList, type Rows } from "#app/forms/fields/row-list.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { maxSlots } from "./limits.ts"

const SlotGrid = lazyPart(async () => ({ default: (await import("./slot-grid.tsx")).SlotGrid }))

type Typed = { date?: string | undefined; time?: string | undefined } | undefined
type SlotRow = Field & { getFieldset(): Record<"date" | "time", Field> }

type SlotFieldsProps = {
  form: FormMetadata<Record<string, unknown>>
  slots: Rows<SlotRow> & { value?: unknown }
  /** Time zone of the form. */
  zone: string
  minutes: number
  now: number
  /** Time zones of the people who would be asked. */
  people: { timezone: string; total: number }[]
  /** The weeks of the grid. */
  weeks: { date: string; text: string }[][]
}

const texts = {
  add: "date-poll.form.slot-add",
  added: "date-poll.form.slot-added",
  remove: "date-poll.form.slot-remove",
  removed: "date-poll.form.slot-removed",
} as const

/** The grid of the weeks, with scripts: a component of its own, so that only it is rendered again when the page is alive (P27). */
function Grid(props: ComponentProps<typeof SlotGrid>) {
  if (!useHydrated()) return null
  return (
    <Suspense>
      <SlotGrid {...props} />
    </Suspense>
  )
}

/** The proposed times: a row for each; with scripts also a week whose cells add and remove them (MEET-14). */
export function SlotFields({ form, slots, ...grid }: SlotFieldsProps) {
  const intl = useIntl()
  const chosen = (Array.isArray(slots.value) ? slots.value : []) as Typed[]
  return (
    <RowList
      form={form}
      field={slots}
      isRequired
      first="date"
      most={maxSlots}
      className="slot-row"
      texts={texts}
      intro={<Grid chosen={chosen} onChange={(value) => form.update({ name: slots.name, value })} {...grid} />}
    >
      {(row, remove, number) => {
        const { date, time } = row.getFieldset()
        return (
          <>
            <DateTimeField
              legend={intl.formatMessage({ id: "date-poll.form.slot" }, { number })}
              date={date}
              time={time}
            />
            {remove}
          </>
        )
      }}
    </RowList>
  )
}
