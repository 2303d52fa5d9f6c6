import { expect, test } from "vitest"
import { applicationForm, bothAgencyOptions } from "#app/features/certification/application/application.server.ts"
import type { Certification } from "#app/features/certification/certification.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

const agency = (id: string, name_english: string) => ({ id, name: "机构", name_english, acronym: null })

test("CERT-01 who resubmits an application is told which of its agencies can no longer be chosen", async () => {
  const [lab, centre] = [agency("agency-1", "Skerry Test House"), agency("agency-2", "Qiantang Centre")]
  const api = {
    get: (_path: string, { query }: { query: { type: string[] } }) => {
      const items = query.type.includes("test") ? [] : [centre]
      return Promise.resolve({ ok: true, value: { items, total: items.length } })
    },
  }
  const context = { locale: "en", zone: "UTC", alliance: "aurora", api, cookies: {} } as unknown as RequestContext
  const certification = { test_agency: lab, certification_agency: centre, company: "A", product: "B", subject: "A B" }
  const request = new Request("http://x/a/aurora/certification/c/edit")
  const agencies = await bothAgencyOptions(context)
  const { gone } = await applicationForm(context, request, agencies, certification as unknown as Certification)
  expect(gone).toEqual({ test: "Skerry Test House", certification: undefined })
  expect((await applicationForm(context, request, agencies)).gone).toEqual({
    test: undefined,
    certification: undefined,
  })
})
