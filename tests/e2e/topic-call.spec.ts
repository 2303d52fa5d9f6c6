import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { questionOn } from "./form-steps.ts"

type Schemas = components["schemas"]

const noon = "2026-11-20T04:00:00Z"
const call = "/a/aurora/topic/topic-call-aurora-1"
const subject = "Call for May 五月议题征集"

/** Fills in start and end of a call: days in May 2027, in the time zone of the form. */
async function fillDays(page: Page, from: number, to: number) {
  await page.locator('[name="start.date"]').fill(`2031-05-${String(from).padStart(2, "0")}`)
  await page.locator('[name="end.date"]').fill(`2031-05-${String(to).padStart(2, "0")}`)
}

/** The row of the topic with this code. */
const rowOf = (page: Page, code: string) => page.getByRole("row").filter({ hasText: code })

test.describe("topic calls", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of (400|422|403)/ })

  test("TOPIC-01 TOPIC-04 a call of a group: created, changed before its start, cancelled with a reason @life", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await mock.setClock(noon)
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/topic")
    await page.getByRole("link", { name: t("topic-call.list.create") }).click()
    await page.locator('[name="subject"]').fill(subject)
    await page.locator('[name="description.text"]').fill("Topics on **lane skew**.")
    await fillDays(page, 20, 10)
    await page.getByRole("button", { name: t("topic-call.create.submit") }).click()
    await expect(page.getByRole("main")).toContainText(t("form.end_before_start"))
    await expect(page.locator('[name="subject"]')).toHaveValue(subject)
    await fillDays(page, 10, 20)
    await page.getByRole("button", { name: t("topic-call.create.submit") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(subject)
    await expect(page.getByText(t("topic-call.created"))).toBeVisible()
    await expect(page.getByText(t("topic-call.topics.none.not_started"))).toBeVisible()
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? ""

    await page.getByRole("link", { name: t("topic-call.edit.title") }).click()
    await expect(page.locator('[name="end.date"]')).toHaveValue(/^(2031-05-20|20 May 2031)$/)
    await fillDays(page, 11, 21)
    await page.getByRole("button", { name: t("topic-call.edit.submit") }).click()
    await expect(page.getByText(t("topic-call.saved"))).toBeVisible()
    const backend = await backendAs(mock, "chair")
    expect(await backend.get<Schemas["TopicCall"]>(`/topic-call/${id}`)).toMatchObject({
      version: 2,
      group: { acronym: "COPT" },
      description: { text: "Topics on **lane skew**." },
    })

    await open(`/a/aurora/wg/COPT/topic/${id}/cancel`)
    await page.getByRole("button", { name: t("topic-call.cancel.submit") }).click()
    await expect(page.getByRole("main")).toContainText(t("form.required", { field: t("confirm.reason") }))
    await page.locator('[name="reason"]').fill("The plenary was moved. 全会改期。")
    await page.getByRole("button", { name: t("topic-call.cancel.submit") }).click()
    await expect(page.getByText("The plenary was moved. 全会改期。")).toBeVisible()
    await expect(page.getByRole("link", { name: t("topic-call.edit.title") })).toHaveCount(0)
    expect((await open(`/a/aurora/wg/COPT/topic/${id}/edit`))?.status()).toBe(403)
  })

  test("TOPIC-02 a topic is submitted with a code, changed, and withdrawn with its code kept @life", async ({
    page,
    open,
    enterAs,
    mock,
    t,
    javaScriptEnabled,
  }) => {
    await mock.setClock(noon)
    const backend = await backendAs(mock, "lone-member")
    const { next_code } = await backend.get<Schemas["TopicCall"]>("/topic-call/topic-call-aurora-1")
    const code = next_code ?? ""
    expect(code).toMatch(/^AUR-T26-\d{4}$/)
    await enterAs("lone-member")
    await open(call)
    await page.getByRole("link", { name: t("topic-call.topic.create.title") }).click()
    await expect(page.getByText(t("topic-call.topic.create.code", { code }))).toBeVisible()
    await page.locator('[name="subject"]').fill("Warpage under load 受力翘曲")
    await page.locator('[name="description.text"]').fill("Measured on **six** plates.")
    await page.getByRole("button", { name: t("topic-call.topic.create.title") }).click()
    await expect(page.getByText(t("topic-call.topic.submitted", { code }))).toBeVisible()

    await rowOf(page, code)
      .getByRole("link", { name: t("topic-call.topic.edit.title", { code }) })
      .click()
    await page.locator('[name="subject"]').fill("Warpage under load, with figures")
    await page.getByRole("button", { name: t("topic-call.topic.edit.submit") }).click()
    await expect(page.getByText(t("topic-call.topic.saved", { code }))).toBeVisible()
    await expect(rowOf(page, code)).toContainText("Warpage under load, with figures")

    await rowOf(page, code)
      .getByRole("link", { name: t("topic-call.withdraw.link", { code }) })
      .click()
    const question = questionOn(page, javaScriptEnabled)
    await question.getByRole("textbox").fill("Part of another topic. 并入其他议题。")
    await question.getByRole("button", { name: t("topic-call.withdraw.submit") }).click()
    await expect(page.getByText(t("topic-call.topic.withdrawn", { code }))).toBeVisible()
    await expect(rowOf(page, code)).toContainText(t("status.withdrawn"))
    expect((await backend.get<Schemas["TopicCall"]>("/topic-call/topic-call-aurora-1")).next_code).not.toBe(code)

    await open(`${call}?mine=1&status=withdrawn`)
    await expect(page.getByRole("rowheader")).toHaveCount(1)
  })

  test("TOPIC-03 DASH-08 after the end the creator is asked for the summary, and everybody reads it", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await mock.setClock(noon)
    await enterAs("topic-admin")
    await open("/a/aurora/account/needs-my-action?kind=topic_call")
    const row = page.getByRole("row").filter({ hasText: t("waiting.do.summarise") })
    await row.getByRole("link").first().click()
    await page.getByRole("link", { name: t("topic-call.action.summarise") }).click()
    await page.locator('[name="summary.text"]').fill("Three topics go to the **plenary**.")
    await page.getByRole("button", { name: t("topic-call.summary.submit") }).click()
    await expect(page.getByText(t("topic-call.summary.done"))).toBeVisible()
    await expect(page.getByRole("main")).toContainText("Three topics go to the plenary.")
    expect((await open(`${call}/summary`))?.status()).toBe(403)

    await enterAs("member")
    await open("/a/aurora/topic/topic-call-aurora-3")
    await expect(page.getByRole("main")).toContainText("Three topics go to the plenary.")
    await expect(page.getByRole("link", { name: t("topic-call.action.resummarise") })).toHaveCount(0)
  })

  test("TOPIC-05 a new code rule applies at once, and the last number closes it with a warning", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await mock.setClock(noon)
    await enterAs("topic-admin")
    await open("/a/aurora/topic")
    await page.getByRole("link", { name: t("topic-call.rule.title") }).click()
    const prefix = page.locator('[name="prefix"]')
    const highest = page.locator('[name="max_sequence"]')
    const submit = page.getByRole("button", { name: t("topic-call.rule.submit") })
    await prefix.fill("A".repeat(21))
    await highest.fill("1000000000")
    await submit.click()
    await expect(page.getByText(t("form.prefix_too_long")).first()).toBeVisible()
    await expect(page.getByText(t("form.sequence_too_large")).first()).toBeVisible()
    await prefix.fill("aur-t25-")
    await highest.fill("1")
    await submit.click()
    await expect(page.getByText(t("form.prefix_repeated")).first()).toBeVisible()
    await prefix.fill("ONE-")
    await submit.click()
    await expect(page.getByText(t("topic-call.rule.created", { prefix: "ONE-" }))).toBeVisible()
    await expect(page.getByRole("row").filter({ hasText: "ONE-" })).toContainText("ONE-1")
    await expect(page.getByRole("row").filter({ hasText: "AUR-T26-" })).toContainText(t("topic-call.rule.unused"))
    await page.getByRole("link", { name: t("topic-call.rule.close") }).click()
    await expect(page).toHaveURL(/\/topic$/)

    const backend = await backendAs(mock, "member")
    const path = "/topic-call/topic-call-aurora-1/topic"
    const topic = { subject: "S", description: { format: "markdown", text: "Why" } }
    expect((await backend.post<Schemas["Topic"]>(path, topic)).code).toBe("ONE-1")
    await open(call)
    await expect(page.getByText(t("topic-call.no-code"))).toBeVisible()
    await expect(page.getByRole("link", { name: t("topic-call.topic.create.title") })).toHaveCount(0)
    await open("/a/aurora/topic/create")
    await expect(page.getByText(t("topic-call.no-code.create"))).toBeVisible()
    expect((await open(`${call}/topic/create`))?.status()).toBe(403)
    await expect(page.getByText(t("refusal.code_exhausted"))).toBeVisible()
  })

  test("TOPIC-05 the code rules open in a drawer over the list, and Escape closes it @js", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("topic-admin")
    await open("/a/aurora/topic")
    await page.getByRole("link", { name: t("topic-call.rule.title") }).click()
    await expect(page.getByRole("dialog", { name: t("topic-call.rule.title") })).toBeVisible()
    await expect(page.locator('[name="prefix"]')).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page).toHaveURL(/\/topic$/)
    await expect(page.getByRole("dialog")).toHaveCount(0)
  })
})

test.describe("where calls appear", () => {
  test("TOPIC-01 CAL-01 SHELL-06 SHELL-10 ACC-03 in the list and its file, the calendar, the search and the group's tab", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await mock.setClock(noon)
    await enterAs("member")
    await open("/a/aurora/topic?status=ongoing&q=cold-plate")
    await expect(page.getByRole("rowheader")).toHaveCount(1)
    const csv = await page.request.get("/a/aurora/topic.csv?q=cold-plate")
    expect(await csv.text()).toContain("Topic call: cold-plate modules")
    const topics = await page.request.get(`${call.replace("/topic/", "/topic/")}/topics.csv`)
    expect(await topics.text()).toContain("AUR-T26-")
    await page.getByRole("link", { name: "Topic call: cold-plate modules" }).click()
    await expect(page).toHaveURL(new RegExp(`${call}$`))

    await open("/a/aurora/calendar?view=agenda&module=topic_call")
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /cold-plate modules/ })
        .first(),
    ).toHaveAttribute("href", call)
    await open("/a/aurora/search?q=coplanarity")
    await expect(page.getByRole("main").getByRole("link", { name: /cold-plate modules/ })).toHaveAttribute("href", call)
    await open("/a/aurora/wg/COPT/about")
    const backend = await backendAs(mock, "member")
    const { counts } = await backend.get<Schemas["Workgroup"]>("/workgroup/COPT")
    await expect(
      page.getByRole("link", { name: `${t("topic-call.list.title")} ${counts.topic_call}` }),
    ).toHaveAttribute("href", "/a/aurora/wg/COPT/topic")
  })
})
