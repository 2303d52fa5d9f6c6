import type { Page } from "@playwright/test"
import { expect } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { choice, field, openAsked, put } from "./form-steps.ts"

type Mock = Parameters<typeof backendAs>[0]

export const confirm = (page: Page, action: string) => page.locator(`#meeting-${action} button[type=submit]`)

/** Fills in subject and text of a topic, a meeting or a date poll. */
export async function fillTopic(page: Page, subject: string, text: string): Promise<void> {
  await field(page, "subject").fill(subject)
  await field(page, "description.text").fill(text)
}

/** Opens the confirmation of an action from the meeting's page. */
export const ask = (page: Page, action: string) => openAsked(page, `/confirm/${action}`, `meeting-${action}`)

/** The URL of the current meeting page without a fragment. */
export async function reachedMeeting(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/meeting\/meeting-[^/]*$/)
  return new URL(page.url()).pathname
}

/**
 * The path of the signed link in the last mail to a person that has one.
 * @param record what the link is for, as it stands in the path: `date-poll` or `meeting`
 */
export async function linkInMail(mock: Mock, person: string, record: string): Promise<string> {
  const { email } = await (await backendAs(mock, person)).get<{ email: string }>("/profile")
  const texts = (await mock.outbox()).filter(({ to }) => to === email).map(({ text }) => String(text))
  const link = new RegExp(`https?://[^/]+(/a/aurora/${record}/[^/\\s]+/invitation/\\S+)`)
  return texts.map((text) => link.exec(text)?.[1]).findLast((path) => path !== undefined) ?? ""
}

/** The two days that `propose` proposes. */
export const days = ["2031-06-16", "2031-06-17"] as const

/** Fills in the form of a date poll, with two proposed times in the rows, which work without scripts too. */
export async function propose(page: Page, subject: string, text: string): Promise<void> {
  await fillTopic(page, subject, text)
  for (const [index, day] of days.entries()) {
    await put(page, `slots[${index}].date`, day)
    await field(page, `slots[${index}].time`).fill("09:30")
  }
  await put(page, "deadline.date", "2031-06-10")
}

/** Chooses answers to the proposed times, in their order. */
export async function answerTimes(page: Page, given: readonly string[]): Promise<void> {
  for (const [index, answer] of given.entries()) await choice(page, `answers[${index}].answer`, answer).check()
}

/** Answers on the page of a poll's signed link. */
export async function answerByLink(guest: Page, link: string, given: readonly string[]): Promise<void> {
  await guest.goto(link)
  await answerTimes(guest, given)
  await guest.locator("form button[type=submit].primary").last().click()
  await expect(guest.locator("[data-s=done]").first()).toBeVisible()
}
