import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { forgetSession } from "#tests/support/forget-session.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { field, save } from "./form-steps.ts"

type Meeting = components["schemas"]["Meeting"]
type Mock = Parameters<typeof backendAs>[0]

const read = async (mock: Mock, person: string, id: string) =>
  (await backendAs(mock, person)).get<Meeting>(`/meeting/${id}`)
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const following = (page: Page) => page.locator("[name=scope][value=following]")
const idOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? ""

/** The paths of the links in the mails to the plain member about one operation. */
async function links(mock: Mock, since: number): Promise<string[]> {
  const { email } = await (await backendAs(mock, "member")).get<{ email: string }>("/profile")
  const mails = (await mock.outbox()).slice(since).filter(({ to }) => to === email)
  return mails.map(({ text }) => /https?:\/\/[^/]+(\/a\/aurora\/meeting\/\S+)/.exec(String(text))?.[1] ?? "")
}

test.describe("answering a series", () => {
  test("MEET-17 one link answers a series, another answer one meeting; the organizer has accepted; a move asks again", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const sent = (await mock.outbox()).length
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/meeting/create?from=meeting-aurora-6")
    await field(page, "repeat.every").selectOption("week")
    await field(page, "repeat.count").fill("3")
    await save(page).click()
    await expect(page.getByText(t("meeting.series.week", { position: 1, total: 3 }))).toBeVisible()
    const first = idOf(page)
    const second = (await read(mock, "chair", first)).series?.next_id ?? ""
    expect(await read(mock, "chair", second)).toMatchObject({ my_answer: "accepted", answers: { accepted: 1 } })

    // one mail, one link; without a session
    const [link = "", ...more] = await links(mock, sent)
    expect(more).toEqual([])
    await forgetSession(page)
    await page.goto(link)
    await expect(following(page)).toBeChecked()
    await button(page, t("meeting-answer.accept")).click()
    await expect(page.getByText(t("meeting-answer.done-following.accepted"))).toBeVisible()
    await expect(page.getByText(t("meeting-answer.mine.accepted"))).toBeVisible()
    for (const id of [first, second]) expect((await read(mock, "member", id)).my_answer).toBe("accepted")

    // one meeting by itself
    await enterAs("member")
    await open(`/a/aurora/wg/COPT/meeting/${first}`)
    await expect(following(page)).not.toBeChecked()
    await button(page, t("meeting-answer.decline")).click()
    await expect(page.getByText(t("meeting-answer.done.declined"))).toBeVisible()
    await expect(page.getByText(t("meeting-answer.mine.declined"))).toBeVisible()
    expect((await read(mock, "member", second)).my_answer).toBe("accepted")

    // the state stands beside the names, also that of an answer for the earlier time
    await enterAs("chair")
    await open(`/a/aurora/wg/COPT/meeting/${second}/edit`)
    await field(page, "start.time").fill("16:00")
    await save(page).click()
    await expect(page).toHaveURL(new RegExp(`/meeting/${second}$`))
    await expect(page.locator("#answers")).toContainText(t("meeting-answer.outdated", { total: 1 }))
    await page.getByText(t("meeting-answer.who"), { exact: true }).click()
    await expect(page.locator("#answers li").filter({ hasText: t("meeting-answer.state.earlier") })).toHaveCount(1)
    await enterAs("member")
    await open(`/a/aurora/wg/COPT/meeting/${second}`)
    await expect(page.getByText(t("meeting-answer.outdated.accepted"))).toBeVisible()
  })
})
