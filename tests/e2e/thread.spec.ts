import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { choosePerson, field, openAsked } from "./form-steps.ts"
import { limit, seen, untilLive } from "./live-steps.ts"

const task = "/a/aurora/wg/COPT/task/task-aurora-7"
const on = { module: "task", key: "task-aurora-7" }
const comment = (text: string) => ({ content: { format: "markdown", text }, mention_ids: [] })

test("DISC-01 somebody starts a thread and mentions a person, who finds it in the inbox, replies, and resolves it @life", async ({
  page,
  enterAs,
  open,
  mock,
  t,
}) => {
  await enterAs("member")
  await open(task)
  await page.locator('#discussion a[href$="/thread/task/task-aurora-7"]').first().click()
  await field(page, "content.text").fill("Who redraws D.4? 谁来重绘？")
  await choosePerson(page, t("thread.mentions"), "Saoirse Hallinan", t("participants.find"))
  await page
    .getByRole("main")
    .getByRole("button", { name: t("thread.start"), exact: true })
    .click()
  const thread = page.locator("article", { hasText: "Who redraws D.4?" })
  await expect(thread).toContainText("Saoirse Hallinan")
  const edit = (await thread.locator('a[href$="/edit"]').getAttribute("href")) ?? ""
  await openAsked(page, edit.slice(edit.indexOf("/thread/")), "thread-comment")
  await field(page, "content.text").fill("Who redraws figure D.4? 谁来重绘？")
  await page.locator(".bar button[type=submit]").click()
  await expect(page.locator("article", { hasText: "Who redraws figure D.4?" })).toBeVisible()
  const mails = (await mock.outbox()).filter(({ text }) => /mentioned you|提到了您/.test(String(text)))
  expect(mails, "told once, also after the change").toHaveLength(1)

  await enterAs("chair")
  await open("/a/aurora/thread/task/task-aurora-7")
  await page.locator("article", { hasText: "Who redraws figure D.4?" }).locator('a[href$="#reply"]').click()
  // the list that is left has a field of the same name: its page is gone when the button of a reply is there
  const reply = page.getByRole("main").getByRole("button", { name: t("thread.reply"), exact: true })
  await expect(reply).toBeVisible()
  await field(page, "content.text").fill("I do. 我来。")
  await reply.click()
  await expect(page.locator("article")).toContainText("I do. 我来。")
  await page.getByRole("button", { name: t("thread.resolve"), exact: true }).click()
  await expect(page.locator("article")).toContainText(t("thread.status.resolved"))
})

test("DISC-01 the page of a record shows a new comment within 5 s, and a restricted group's discussion to nobody else @js", async ({
  page,
  enterAs,
  open,
  mock,
}) => {
  await enterAs("chair")
  await open(task)
  const section = page.locator("#discussion")
  await section.scrollIntoViewIfNeeded()
  await expect(section.locator("article").first()).toBeVisible()
  await untilLive(page)
  await (await backendAs(mock, "member")).post("/thread", { ...on, ...comment("Just now") })
  const look = () => expect(section).toContainText("Just now", { timeout: limit })
  expect(await seen("a comment", look)).toBeLessThan(limit)
  const answer = await page.request.get("/a/aurora/discussion/task/task-aurora-6")
  expect(answer.status()).toBe(403)
})
