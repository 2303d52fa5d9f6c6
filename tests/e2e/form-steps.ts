import type { Page } from "@playwright/test"
import { expect } from "#tests/support/test.ts"

/** Fields that the forms of meetings and ballots share. */
export type EventValues = Partial<Record<"subject" | "text" | "date" | "time" | "zone", string>>

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export const choice = (page: Page, name: string, value: string) => page.locator(`[name="${name}"][value="${value}"]`)
export const save = (page: Page) => page.locator(".bar button[type=submit]")
/** The error summary at the top of the form. */
export const summary = (page: Page) => page.getByRole("alert").filter({ has: page.getByRole("heading") })

/** What a field shows of a text that was typed: a day (`2027-06-15`) may stand in the words of the page's language, as `15 Jun 2027`. */
export function asShown(typed: string): string | RegExp {
  if (!/^\d{4}-\d\d-\d\d$/.test(typed)) return typed
  const month = new Date(typed).toLocaleString("en-US", { month: "short", timeZone: "UTC" })
  return new RegExp(`^(${typed}|${Number(typed.slice(8))} ${month} ${typed.slice(0, 4)})$`)
}

/** Sets the value of a control, even if a widget covers it. */
export async function put(page: Page, name: string, value: string): Promise<void> {
  await field(page, name).evaluate((control: HTMLInputElement, text) => {
    control.value = text
    for (const type of ["input", "change", "focusout"]) control.dispatchEvent(new Event(type, { bubbles: true }))
  }, value)
}

/** Fills in the form of an event; fields without a value stay unchanged. */
export async function fillIn(page: Page, { subject, text, date, time, zone }: EventValues): Promise<void> {
  if (subject !== undefined) await field(page, "subject").fill(subject)
  if (text !== undefined) await field(page, "description.text").fill(text)
  if (date !== undefined) await put(page, "start.date", date)
  if (time !== undefined) await field(page, "start.time").fill(time)
  if (zone !== undefined) await field(page, "start.zone").selectOption(zone)
}

/**
 * Opens a form from a record's page: a dialog with scripts, a page without.
 * @param path end of the page's URL
 * @param form id of the form
 */
export async function openAsked(page: Page, path: string, form: string): Promise<void> {
  const link = page.locator(`a[href$="${path}"]`)
  await expect(link).toBeAttached()
  if (!(await link.isVisible())) await page.locator("details.pop > summary.btn").click()
  await link.click()
  await expect(page.locator(`#${form}`)).toBeVisible()
}

/** Where a confirmation is asked: in a dialog over the record's page with scripts, on its own page without. */
export const questionOn = (page: Page, javaScriptEnabled: boolean | undefined) =>
  javaScriptEnabled === false ? page.getByRole("main") : page.getByRole("dialog")

/** Searches the picker of a field and chooses a person; without scripts the page reloads with the results. */
export async function choosePerson(page: Page, legend: string, name: string, find: string): Promise<void> {
  const picker = page.getByRole("group", { name: legend })
  await picker.getByRole("searchbox").fill(name)
  await picker.getByRole("button", { name: find, exact: true }).click()
  await picker.getByLabel(name).first().check()
}
