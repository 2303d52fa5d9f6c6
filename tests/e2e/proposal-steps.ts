import type { Locator, Page } from "@playwright/test"
import type { components } from "#app/api/schema.d.ts"
import { expect } from "#tests/support/test.ts"
import { field } from "./form-steps.ts"

export type Proposal = components["schemas"]["Proposal"]

/** What the journeys of proposals have in common. */
export const proposalAddress = (code: string, page = "") => `/a/aurora/proposal/${code}${page}`

/** What is wrong with a field, beside it. */
export const errorAt = (page: Page, name: string): Locator => page.locator(`.field:has([name="${name}"]) > .err`)

/** Expects that a field is marked as wrong, says why, and still holds what was typed. */
export async function expectWrong(page: Page, name: string, text: string, typed: string): Promise<void> {
  await expect(errorAt(page, name)).toHaveText(text)
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "true")
  await expect(field(page, name)).toHaveValue(typed)
}

/** Looks for somebody in the picker of a field and chooses them; without scripts the page comes back with who was found. */
export async function choosePerson(page: Page, legend: string, name: string, find: string): Promise<void> {
  const picker = page.getByRole("group", { name: legend })
  await picker.getByRole("searchbox").fill(name)
  await picker.getByRole("button", { name: find, exact: true }).click()
  await picker.getByLabel(name).first().check()
}
