import type { Page } from "@playwright/test"
import { expect } from "#tests/support/test.ts"

export type MeetingValues = Partial<Record<"subject" | "text" | "date" | "time" | "zone", string>>

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export const choice = (page: Page, name: string, value: string) => page.locator(`[name="${name}"][value="${value}"]`)
export const save = (page: Page) => page.locator(".bar button[type=submit]")
export const confirm = (page: Page, action: string) => page.locator(`#meeting-${action} button[type=submit]`)

/** A value into a control that a widget may stand before. */
async function put(page: Page, name: string, value: string): Promise<void> {
  await field(page, name).evaluate((control: HTMLInputElement, text) => {
    control.value = text
    for (const type of ["input", "change", "focusout"]) control.dispatchEvent(new Event(type, { bubbles: true }))
  }, value)
}

/** Writes into the form of a meeting; what is not given stays as it stands. */
export async function fillIn(page: Page, { subject, text, date, time, zone }: MeetingValues): Promise<void> {
  if (subject !== undefined) await field(page, "subject").fill(subject)
  if (text !== undefined) await field(page, "description.text").fill(text)
  if (date !== undefined) await put(page, "start.date", date)
  if (time !== undefined) await field(page, "start.time").fill(time)
  if (zone !== undefined) await field(page, "start.zone").selectOption(zone)
}

/** Writes what a topic is about. */
export async function fillTopic(page: Page, subject: string, text: string): Promise<void> {
  await field(page, "subject").fill(subject)
  await field(page, "description.text").fill(text)
}

/** Opens the question of an action from the meeting's page: a dialog where there are scripts, else its page. */
export async function ask(page: Page, action: string): Promise<void> {
  const link = page.locator(`a[href$="/confirm/${action}"]`)
  if (!(await link.isVisible())) await page.locator("details.pop > summary.btn").click()
  await link.click()
  await expect(page.locator(`#meeting-${action}`)).toBeVisible()
}
