import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"

type Inbox = components["schemas"]["InboxList"]

test("ACC-04 SHELL-01 a mail appears in the inbox, unread until it is opened, and leads to its record", async ({
  page,
  open,
  enterAs,
  mock,
  t,
}) => {
  const member = await backendAs(mock, "member")
  const before = await member.get<Inbox>("/inbox?status=unread")
  const chair = await backendAs(mock, "chair")
  await chair.post("/task/task-aurora-1/cancel", { version: 1, reason: "Dropped. 已放弃。" })
  const after = await member.get<Inbox>("/inbox?status=unread")
  expect(after.counts.unread).toBe(before.counts.unread + 1)
  const [newest] = after.items
  const mails = (await mock.outbox()).filter(({ operation }) => operation === "task.cancel")
  expect(mails.map(({ subject }) => subject)).toContain(newest?.subject)

  await enterAs("member")
  await open("/a/aurora/account/needs-my-action")
  const bell = page.getByRole("banner").locator(".bell")
  await expect(bell).toContainText(t("inbox.title"))
  await expect(bell.locator(".badge")).toContainText(String(after.counts.unread))
  await open("/a/aurora/account/inbox")
  const row = page.getByRole("row", { name: newest?.subject ?? "" })
  await expect(row).toContainText(t("inbox.unread"))
  await page.getByRole("button", { name: t("inbox.open.of", { subject: newest?.subject ?? "" }) }).click()
  await expect(page).toHaveURL(/task-aurora-1$/)
  await open("/a/aurora/account/inbox?status=unread")
  await expect(page.getByRole("row", { name: newest?.subject ?? "" })).toHaveCount(0)
  await page.getByRole("button", { name: t("inbox.read-all") }).click()
  await expect(page.getByText(t("inbox.read.done", { total: before.counts.unread }))).toBeVisible()
  await expect(page.getByRole("button", { name: t("inbox.read-all") })).toHaveCount(0)
  expect((await member.get<Inbox>("/inbox")).counts.unread).toBe(0)
  expect((await chair.get<Inbox>("/inbox")).counts.unread).toBeGreaterThan(0)
})
