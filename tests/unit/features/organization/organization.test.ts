import { expect, test } from "vitest"
import { removalView } from "#app/features/organization/organization.server.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

const holder = (id: string, is_disabled = false) => ({ id, name: id, real_name: id, organization: null, is_disabled })

/** Whether the page warns when one of these people loses the office. */
async function isLast(members: ReturnType<typeof holder>[], memberId: string) {
  const organization = { roles: [{ role: "certification_admin", members }] }
  const api = { get: () => Promise.resolve({ ok: true, value: organization }) }
  const context = { locale: "en", zone: "UTC", alliance: "aurora", api } as unknown as RequestContext
  return (await removalView(context, { role: "certification_admin", memberId })).isLast
}

test("ROLE-06 FORM-10 the last holder of an office is the last whose account is enabled", async () => {
  expect(await isLast([holder("a")], "a")).toBe(true)
  expect(await isLast([holder("a"), holder("b")], "a")).toBe(false)
  expect(await isLast([holder("a"), holder("b", true)], "a")).toBe(true)
  expect(await isLast([holder("a"), holder("b", true)], "b")).toBe(false)
})

test("CERT-03 ROLE-06 nobody does the steps of certification administrators in their place, not even alliance administrators", () => {
  const said = (role: string) =>
    serverIntl("en").formatMessage({ id: "organization.role.remove.last-detail" }, { role })
  for (const role of ["certification_admin", "certificate_admin"])
    expect(said(role)).toContain("nobody can do this work")
  for (const role of ["notice_admin", "member_admin", "general_secretary"])
    expect(said(role)).toContain("alliance administrators can do this work")
})
