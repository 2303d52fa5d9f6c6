import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"

type People = components["schemas"]["InvitedPersonList"]

test("ADM-11 invitations stay in a list with their state, are sent again and revoked @life", async ({
  page,
  open,
  enterAs,
  mock,
  t,
}) => {
  const admin = await backendAs(mock, "member-admin")
  const stateOf = async (email: string) =>
    (await admin.get<People>(`/member-invitation?q=${encodeURIComponent(email)}`)).items[0]?.state
  const { items } = await admin.get<People>("/member-invitation?state=invited")
  const email = items[0]?.email ?? ""
  expect(email).not.toBe("")
  const mailsTo = async () => (await mock.outbox()).filter(({ to }) => to === email).length
  const before = await mailsTo()

  await enterAs("member-admin")
  await open("/a/aurora/admin/member")
  await page.getByRole("link", { name: t("member-invitation.list.title"), exact: true }).click()
  await page
    .getByRole("button", { name: t("member-invitation.revoke.of", { email }) })
    .first()
    .click()
  await expect(page.getByText(t("member-invitation.revoke.done", { email }))).toBeVisible()
  expect(await stateOf(email)).toBe("revoked")
  await expect(page.getByRole("row", { name: email }).first()).toContainText(t("member-invitation.state.revoked"))
  expect(await mailsTo()).toBe(before)

  await page
    .getByRole("button", { name: t("member-invitation.resend.of", { email }) })
    .first()
    .click()
  await expect(page.getByText(t("member-invitation.resend.done", { email }))).toBeVisible()
  expect(await stateOf(email)).toBe("invited")
  expect(await mailsTo()).toBe(before + 1)
  await open("/a/aurora/admin/member/invitation?state=joined")
  await expect(page.getByRole("button", { name: t("member-invitation.resend") })).toHaveCount(0)
})
