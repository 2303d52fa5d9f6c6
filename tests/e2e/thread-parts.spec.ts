import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { field } from "./form-steps.ts"
import { limit, seen, untilLive } from "./live-steps.ts"

const revision = (number: number) => `/a/aurora/proposal/AIA-P-2026-002/revision/revision-proposal-aurora-2-${number}`
const former = "a warm-up time of 30 minutes"
const present = "a warm-up time of 45 minutes"

test("DISC-01 somebody discusses a paragraph of a revision, finds the thread by search, and reads what has become of another paragraph", async ({
  page,
  enterAs,
  open,
  t,
}) => {
  await enterAs("member")
  await open(revision(1))
  const paragraph = page.locator(".prose > p", { hasText: present })
  await paragraph.locator("+ a.discuss").click()
  await expect(page.locator("#start blockquote")).toContainText(present)
  await field(page, "content.text").fill("Qyzzy: why 45? 为什么是 45？")
  const start = page.getByRole("main").getByRole("button", { name: t("thread.start"), exact: true })
  await start.click()
  const thread = page.locator("article", { hasText: "Qyzzy" })
  await expect(thread.locator("blockquote")).toContainText(present)
  const about = thread.getByRole("link", { name: t("thread.about.paragraph", { number: 1 }), exact: true })
  const other = page.locator("article", { hasText: former })
  await expect(other).toContainText(t("thread.about.changed", { number: 1 }))
  await about.click()
  await expect(page).toHaveURL(/#p-[0-9a-f]{10}$/)
  const named = page.locator(new URL(page.url()).hash)
  await expect(named).toContainText(present)
  await expect(named).toBeInViewport()

  await open("/a/aurora/search?q=qyzzy")
  const found = page.locator("main .rows > li")
  await expect(found).toContainText(t("thread.detail.title"))
  await found.getByRole("link").click()
  await expect(page.locator("article")).toContainText("Qyzzy")
})

test("DISC-01 somebody discusses a topic of a call from its row", async ({ page, enterAs, open, t }) => {
  await enterAs("member")
  await open("/a/aurora/topic/topic-call-aurora-1")
  const row = page.locator("#topics tr", { has: page.locator("#topic-call-topic-aurora-1") })
  await row.getByRole("link", { name: t("thread.paragraph") }).click()
  await field(page, "content.text").fill("Two minutes each. 每人两分钟。")
  await page
    .getByRole("main")
    .getByRole("button", { name: t("thread.start"), exact: true })
    .click()
  const link = page.locator("article", { hasText: "Two minutes each." }).locator(".about a")
  await expect(link).toHaveAttribute("href", /#topic-call-topic-aurora-1$/)
})

test("DISC-01 a paragraph shows how many threads it has, also those of earlier revisions, and a new one within 5 s @js", async ({
  page,
  enterAs,
  open,
  mock,
  t,
}) => {
  await enterAs("chair")
  await open(revision(1))
  const link = page.locator(".prose > p", { hasText: present }).locator("+ a.discuss")
  await expect(link).toHaveText(t("thread.paragraph.count", { count: 1 }))
  await untilLive(page)
  const quote = await page.locator(".prose > p", { hasText: present }).innerText()
  await (
    await backendAs(mock, "member")
  ).post("/thread", {
    module: "proposal",
    key: "AIA-P-2026-002",
    anchor: { revision_id: "revision-proposal-aurora-2-1", quote },
    content: { format: "markdown", text: "One more" },
    mention_ids: [],
  })
  const look = () => expect(link).toHaveText(t("thread.paragraph.count", { count: 2 }), { timeout: limit })
  expect(await seen("a thread on a paragraph", look)).toBeLessThan(limit)
})
