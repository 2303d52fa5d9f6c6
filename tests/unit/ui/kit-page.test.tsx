import { expect, test } from "vitest"
import { KitForm } from "#app/features/kit/form.tsx"
import { KitList } from "#app/features/kit/kit-list.tsx"
import { KitMessages } from "#app/features/kit/kit-messages.tsx"
import { findSamples, sampleQuery } from "#app/features/kit/samples.ts"
import { KitStatus } from "#app/features/kit/kit-status.tsx"
import { kitSchema } from "#app/features/kit/kit.schema.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"
import { render } from "./render.tsx"

const search = sampleQuery.parse("/kit?page=2&size=10")

const parts = {
  status: <KitStatus />,
  messages: <KitMessages />,
  list: <KitList search={search} page={findSamples(search)} />,
  form: <KitForm idempotencyKey="key" lastResult={parseForm(new FormData(), kitSchema).reply()} />,
}

test.each(Object.entries(parts))("%s is rendered without style attributes and inline handlers (CSP)", (_name, part) => {
  const html = render(part, { url: "/kit" })
  expect(html.length).toBeGreaterThan(500)
  expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/)
})

test.each(Object.entries(parts))("%s contains every id only once", (_name, part) => {
  const ids = [...render(part, { url: "/kit" }).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual([...new Set(ids)])
})
