import type { SubmissionResult } from "@conform-to/react"
import { useFetcher } from "@remix-run/react"
import { type MouseEvent, useEffect, useRef } from "react"
import { useIntl } from "react-intl"
import { type Option, SelectField } from "#app/forms/fields/fields.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { fillButton } from "./limits.ts"
import { type NewTopicsProps, TopicRows } from "./topic-rows.tsx"

/** The topics with which a meeting is created, typed or filled in from a template of the group (MEET-16). */
export function NewTopics({ template, templates = [], ...rows }: NewTopicsProps) {
  return (
    <>
      {templates.length > 0 && <TemplateChoice template={template} templates={templates} {...rows} />}
      <TopicRows {...rows} />
    </>
  )
}

/** A choice of templates, and the button that adds the topics of the chosen one below those that are typed. */
function TemplateChoice({ form, field, template, templates }: NewTopicsProps & { templates: Option[] }) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const { data, fill } = useFilled({ form, field, template })
  const { key, id, name, errorId, descriptionId, initialValue } = template
  const errors = data?.error?.template ?? template.errors
  return (
    <>
      <div className="inline">
        <SelectField
          field={{ key, id, name, errorId, descriptionId, initialValue, errors }}
          options={templates}
          empty={intl.formatMessage({ id: "agenda-template.choose" })}
        />
        <button
          type="submit"
          className="btn"
          name={fillButton}
          value="template"
          formNoValidate
          formAction={isHydrated ? undefined : `#${field.id}`}
          onClick={isHydrated ? fill : undefined}
        >
          {intl.formatMessage({ id: "agenda-template.fill" })}
        </button>
      </div>
      <p className="vh" role="status">
        {data?.initialValue && !data.error && intl.formatMessage({ id: "agenda-template.filled" })}
      </p>
    </>
  )
}

/** With scripts the form is sent in the background, without its files, and the rows of the answer replace those of the page. */
function useFilled({ form, field, template }: Omit<NewTopicsProps, "templates">) {
  const { data, submit } = useFetcher<SubmissionResult<string[]>>()
  const shown = useRef(data)
  const [rows, chosen] = [field.name, template.name]
  useEffect(() => {
    if (shown.current === data) return
    shown.current = data
    const value = data?.error ? undefined : data?.initialValue?.topics
    if (!Array.isArray(value)) return
    form.update({ name: rows, value })
    form.update({ name: chosen, value: "" })
  }, [data, form, rows, chosen])

  const fill = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const typed = event.currentTarget.form
    if (!typed) return
    const sent = new FormData(typed)
    for (const [name, value] of [...sent]) if (typeof value !== "string") sent.delete(name)
    sent.set(fillButton, "template")
    submit(sent, { method: "post", encType: "multipart/form-data" })
  }
  return { data, fill }
}
