import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { choice, field, fillIn, openAsked, type EventValues } from "./form-steps.ts"

type Ballot = components["schemas"]["Ballot"]
type Mock = Parameters<typeof backendAs>[0]

/** Text fields of the options in the form. */
export const options = (page: Page) => page.locator("[name^='options['][name$='].text']")
export const option = (page: Page, at: number) => field(page, `options[${at}].text`)

/** Fills in the ballot form with the given options; the form must have rows for them. */
export async function fillBallot(page: Page, values: EventValues, texts = ["Approve 同意", "Disapprove"]) {
  await fillIn(page, values)
  for (const [at, text] of texts.entries()) await option(page, at).fill(text)
}

/**
 * Adds an option to the ballot form. It has the focus at last: without scripts the browser moves it there when the page has loaded, and text
 * that is typed before that would end up there too.
 * @param at index of the new option
 * @param add label of the button
 */
export async function addOption(page: Page, at: number, add: string): Promise<void> {
  await page.getByRole("button", { name: add }).click()
  await expect(option(page, at)).toBeFocused()
}

/** The ballot on the current page, as the backend returns it. */
export async function reached(page: Page, mock: Mock, person = "chair"): Promise<Ballot> {
  await expect(page).toHaveURL(/\/vote\/ballot-[^/]*$/)
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? ""
  return (await backendAs(mock, person)).get<Ballot>(`/ballot/${id}`)
}

export const ballotOf = async (mock: Mock, id: string, person = "chair") =>
  (await backendAs(mock, person)).get<Ballot>(`/ballot/${id}`)

/** The button of a voting step. */
export const step = (page: Page, name: "review" | "cast" | "back") => page.locator(`[name=step][value=${name}]`)

/** Chooses an option and goes on to the review step. */
export async function choose(page: Page, id: string, reason?: string): Promise<void> {
  await choice(page, "option_id", id).check()
  if (reason !== undefined) await field(page, "reason").fill(reason)
  await step(page, "review").click()
  await expect(step(page, "cast")).toBeVisible()
}

/** Opens the confirmation of an action from the ballot's page. */
export const ask = (page: Page, action: string) => openAsked(page, `/confirm/${action}`, `ballot-${action}`)
export const confirm = (page: Page, action: string) => page.locator(`#ballot-${action} button[type=submit]`)
