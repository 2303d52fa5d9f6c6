import type { Page } from "@playwright/test"
import { expect } from "#tests/support/test.ts"
import { field, openAsked } from "./form-steps.ts"

export const confirm = (page: Page, action: string) => page.locator(`#meeting-${action} button[type=submit]`)

/** Fills in subject and text of a topic. */
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
