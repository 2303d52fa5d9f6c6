import type { SubmissionResult } from "@conform-to/react"
import { expect, test } from "vitest"
import * as z from "zod/mini"
import { CheckboxGroup } from "#app/forms/fields/checkbox-group.tsx"
import { TextField } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { parseForm } from "#app/forms/schema/parse-form.ts"
import { email, text } from "#app/forms/schema/schema.ts"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { render } from "../ui/render.tsx"

const schema = z.object({ subject: text(5), email: email(), people: z.array(z.string()) })

const labels = { subject: "kit.field.subject", email: "kit.field.email", people: "kit.field.people" } as const

function Demo({ lastResult }: { lastResult?: SubmissionResult<string[]> }) {
  const [form, fields] = useSchemaForm({ id: "demo", lastResult, labels, schema: async () => schema })
  return (
    <SchemaForm form={form}>
      <IdempotencyKey value="from-the-loader" />
      <TextField field={fields.subject} isRequired hint="At most 5" />
      <TextField field={fields.email} type="email" />
      <CheckboxGroup
        field={fields.people}
        options={[
          { value: "1", text: "Mara" },
          { value: "2", text: "Jonas" },
        ]}
      />
      <SubmitButton>Save</SubmitButton>
    </SchemaForm>
  )
}

function sent(values: [string, string][]) {
  const formData = new FormData()
  for (const [name, value] of values) formData.append(name, value)
  return parseForm(formData, schema).reply()
}

test("without scripts a new form posts to its page, with labels, hints and marks at required fields", () => {
  const html = render(<Demo />)
  expect(html).toContain('<form method="post" action="/" id="demo" novalidate=""')
  expect(html).toMatch(/<label for="demo-subject">Subject<span class="req" aria-hidden="true"> \*<\/span><\/label>/)
  expect(html).toMatch(
    /<input id="demo-subject" name="subject" required="" aria-describedby="demo-subject-description" type="text"/,
  )
  expect(html).not.toContain("summary")
})

test("FORM-02: errors are shown in a summary with links and at the fields; values are kept; the first error has the focus", () => {
  const result = sent([
    ["subject", "Too long"],
    ["email", "x"],
    ["people", "2"],
  ])
  const html = render(<Demo lastResult={result} />)
  expect(html).toContain("There are 2 problems")
  expect(html).toContain('<a href="#demo-subject">Subject: At most 5 characters</a>')
  expect(html).toContain('<a href="#demo-email">Email format error</a>')
  expect(html).toContain('<span class="err" id="demo-subject-error">At most 5 characters</span>')
  expect(html).toMatch(
    /aria-invalid="true" aria-describedby="demo-subject-description demo-subject-error" autofocus="" type="text" dir="auto" value="Too long"/i,
  )
  expect(html.match(/autofocus/gi)).toHaveLength(1)
  expect(html).toMatch(/value="2" checked=""|checked="" value="2"/)
  expect(html).toMatch(/type="checkbox" name="people" value="1"\/>/)
})

test("errors are shown in Chinese from the same codes", () => {
  const html = render(
    <Demo
      lastResult={sent([
        ["subject", ""],
        ["email", "x"],
      ])}
    />,
    { language: "zh" },
  )
  expect(html).toContain("有 2 处需要更正")
  expect(html).toContain("请填写主题")
  expect(html).toContain("邮箱格式错误")
})

test("an error about the whole form is the title of the summary", () => {
  const result = {
    status: "error" as const,
    error: { "": ["form.timeout", "form.unknown"] },
    initialValue: { idempotency_key: "kept" },
  }
  const html = render(<Demo lastResult={result} />)
  expect(html).toMatch(/<div class="summary" role="alert" tabindex="-1" aria-labelledby="[^"]+"/)
  expect(html).toMatch(/<h2 id="[^"]+">request timed out<\/h2><p>It may have been saved[^<]+<\/p>/)
  expect(html).toContain('<input type="hidden" name="idempotency_key" value="kept"/>')
})

test("a field without a label throws", () => {
  function Unlabelled() {
    const [form, fields] = useSchemaForm({ id: "demo", labels: {}, schema: async () => schema })
    return (
      <SchemaForm form={form}>
        <TextField field={fields.subject} />
      </SchemaForm>
    )
  }
  expect(() => render(<Unlabelled />)).toThrow("no label for the field subject")
})
