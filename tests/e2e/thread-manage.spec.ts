import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"

type Thread = components["schemas"]["Thread"]

const discussion = "/a/aurora/thread/task/task-aurora-7"

test("DISC-01 somebody follows a discussion, and stops following it", async ({ page, enterAs, open, t }) => {
  await enterAs("admin")
  await open("/a/aurora/thread/task/task-aurora-1")
  await expect(page.getByText(t("thread.not-following"))).toBeVisible()
  await page.getByRole("button", { name: t("thread.follow"), exact: true }).click()
  await expect(page.getByText(t("thread.follow.done"))).toBeVisible()
  await expect(page.getByText(t("thread.following"))).toBeVisible()
  await page.getByRole("button", { name: t("thread.unfollow"), exact: true }).click()
  await expect(page.getByText(t("thread.unfollow.done"))).toBeVisible()
  await expect(page.getByText(t("thread.not-following"))).toBeVisible()
})

test("DISC-01 a resolved thread is opened again, and its author deletes a comment, whose replies stay", async ({
  page,
  enterAs,
  open,
  mock,
  t,
}) => {
  await enterAs("chair")
  const backend = await backendAs(mock, "chair")
  await open(`${discussion}/thread-aurora-2`)
  await page.getByRole("button", { name: t("thread.reopen"), exact: true }).click()
  await expect(page.getByText(t("thread.reopen.done"))).toBeVisible()
  expect((await backend.get<Thread>("/thread/thread-aurora-2")).status).toBe("open")

  await open(`${discussion}/thread-aurora-1`)
  const { comments } = await backend.get<Thread>("/thread/thread-aurora-1")
  await page.locator('main a[href$="/thread-comment-aurora-1/delete"]').click()
  await expect(page.getByText(t("thread.delete.text"))).toBeVisible()
  await page.getByRole("button", { name: t("thread.delete.submit"), exact: true }).click()
  await expect(page.getByText(t("thread.delete.done"), { exact: true })).toBeVisible()
  await expect(page.locator("#thread-comment-aurora-1")).toContainText(t("thread.deleted"))
  const after = await backend.get<Thread>("/thread/thread-aurora-1")
  expect(after.comments.map(({ id }) => id)).toEqual(comments.map(({ id }) => id))
  expect(after.comments.find((one) => one.id === "thread-comment-aurora-1")?.content).toBeNull()
})
