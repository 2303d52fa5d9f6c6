import type { Page } from "@playwright/test"
import { field, openAsked } from "./form-steps.ts"

export const confirm = (page: Page, action: string) => page.locator(`#meeting-${action} button[type=submit]`)

/** Writes what a topic is about. */
export async function fillTopic(page: Page, subject: string, text: string): Promise<void> {
  await field(page, "subject").fill(subject)
  await field(page, "description.text").fill(text)
}

/** Opens the question of an action from the meeting's page. */
export const ask = (page: Page, action: string) => openAsked(page, `/confirm/${action}`, `meeting-${action}`)

/** The address of the meeting whose page has been reached, whatever part of it was scrolled to. */
export async function reachedMeeting(page: Page): Promise<string> {
  await page.waitForURL(/\/meeting\/meeting-[^/]*$/)
  return new URL(page.url()).pathname
}
