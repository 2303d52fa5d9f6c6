import { FormattedMessage, useIntl } from "react-intl"

/** What a person typed into a form that cannot be shown any more, to be copied (FORM-08). */
export function TypedList({ texts }: { texts: readonly string[] }) {
  const intl = useIntl()
  if (texts.length === 0) return null
  return (
    <section className="stack tight">
      <h2>
        <FormattedMessage id="form.typed.title" />
      </h2>
      <p className="hint">
        <FormattedMessage id="form.typed.hint" />
      </p>
      {texts.map((text, at) => (
        <textarea
          key={text}
          readOnly
          rows={Math.min(12, Math.max(1, Math.ceil(text.length / 80), text.split("\n").length))}
          defaultValue={text}
          aria-label={intl.formatMessage({ id: "form.typed.text" }, { number: at + 1 })}
        />
      ))}
    </section>
  )
}
