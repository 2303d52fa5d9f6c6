import type { RefObject } from "react"
import { type FieldProps, initialTexts, readOnce } from "./field.ts"
import { FieldGroup } from "./field-group.tsx"
import { Choice, type Option } from "./fields.tsx"
import { useWidget } from "./use-widget.ts"

const loadPicker = () => import("../widgets/people-picker.tsx")

const boxesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLInputElement>("input[name]")]

const peopleMirror = {
  read: (list: HTMLElement) =>
    boxesOf(list)
      .filter((box) => box.checked)
      .map((box) => box.value),
  write: (list: HTMLElement, values: string[]) => {
    const changed = boxesOf(list).filter((box) => box.checked !== values.includes(box.value))
    for (const box of changed) box.checked = !box.checked
    return changed[0]
  },
}

const nobody: string[] = []

type PeopleFieldProps = FieldProps & {
  /** All people who can be selected; `note` is the organisation or role. */
  options: Option[]
  /** Exactly one person. */
  isSingle?: boolean
}

/** Selects people (FORM-05): checkboxes, or radio buttons for one person; replaced by a search picker with chips once it is loaded. */
export function PeopleField({ options, isSingle = false, ...rest }: PeopleFieldProps) {
  const props = readOnce(rest)
  const { field } = props
  const { Widget, covered, ref, widgetProps } = useWidget(props, {
    load: loadPicker,
    mirror: peopleMirror,
    empty: nobody,
  })
  const chosen = initialTexts(field)
  return (
    <FieldGroup {...props}>
      <div className="widget">
        <div
          {...covered}
          className={covered?.className ?? "people-list"}
          key={field.key}
          ref={ref as RefObject<HTMLDivElement>}
        >
          {options.map((option) => (
            <Choice
              key={option.value}
              type={isSingle ? "radio" : "checkbox"}
              name={field.name}
              option={option}
              isChosen={chosen.includes(option.value)}
              isInvalid={Boolean(field.errors)}
              isCovered={Boolean(covered)}
            />
          ))}
        </div>
        {Widget && <Widget {...widgetProps} options={options} isSingle={isSingle} />}
      </div>
    </FieldGroup>
  )
}
