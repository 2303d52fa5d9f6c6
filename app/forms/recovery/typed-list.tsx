import { useIntl } from "react-intl"
import { hasText } from "#app/i18n/provider.tsx"
import type { Typed } from "../schema/typed-texts.ts"
import { type Labels, labelOf, labelText } from "../fields/labels.ts"

/** What a person typed into a form that cannot be shown any more, to be copied (FORM-08): with the labels of the fields, if they are known. */
export function TypedList({ typed: { texts, labels } }: { typed: Typed }) {
  const intl = useIntl()
  if (texts.length === 0) return null
  const nameOf = (field: string, number: number) => {
    const label = labelOf(labels as Labels, field)
    // the label comes from the request
    const isKnown = label !== undefined && hasText(intl, label)
    return isKnown ? labelText(intl, label, field) : intl.formatMessage({ id: "form.typed.text" }, { number })
  }
  return (
    <section className="stack tight">
      <h2>{intl.formatMessage({ id: "form.typed.title" })}</h2>
      <p className="hint">{intl.formatMessage({ id: "form.typed.hint" })}</p>
      {texts.map(({ name, text }, at) => (
        <div key={text} className="field">
          <label htmlFor={`typed-${at}`}>{nameOf(name, at + 1)}</label>
          <textarea
            id={`typed-${at}`}
            readOnly
            rows={Math.min(12, Math.max(1, Math.ceil(text.length / 80), text.split("\n").length))}
            defaultValue={text}
          />
        </div>
      ))}
    </section>
  )
}
