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

test.describe("the latest entries over the page @js", () => {
  test.use({ expectedTrouble: /net::ERR_FAILED/ })

  test("SHELL-01 ACC-04 the bell shows the ten latest, and the newest leads to its record", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const chair = await backendAs(mock, "chair")
    await chair.post("/task/task-aurora-1/cancel", { version: 1, reason: "Dropped. 已放弃。" })
    const member = await backendAs(mock, "member")
    const latestTen = () => member.get<Inbox>("/inbox?size=10&sort=-time")
    const { items } = await latestTen()
    await enterAs("member")
    await open("/a/aurora/wg/COPT/task")
    await page.locator("a.bell").click()
    const panel = page.getByRole("dialog", { name: t("inbox.latest") })
    await expect(panel.getByRole("listitem")).toHaveCount(items.length)
    const newest = panel.getByRole("listitem").first()
    const subject = items[0]?.subject ?? ""
    await newest.getByRole("button", { name: t("inbox.open.of", { subject }) }).click()
    await expect(page).toHaveURL(/task-aurora-1$/)
    await expect(panel).toHaveCount(0)
    expect((await latestTen()).items[0]?.is_read).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(/COPT\/task$/)
  })

  test("SHELL-01 without an answer the panel of the bell says so, and the inbox can be opened", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/wg/COPT/task")
    await page.route("**/account/inbox/latest", (route) => route.abort())
    await page.locator("a.bell").click()
    const panel = page.getByRole("dialog", { name: t("inbox.latest") })
    await expect(panel.getByRole("status")).toHaveText(t("inbox.latest.failed"))
    await panel.getByRole("link", { name: t("inbox.open-all") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("inbox.title"))
  })
})
