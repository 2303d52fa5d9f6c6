import type { Page } from "@playwright/test"
import { expect } from "#tests/support/test.ts"
import { files } from "./files.ts"
import { choice, field, save } from "./form-steps.ts"
import type { StepContext } from "./steps.ts"

export const apply = "/a/aurora/apply"

/** Values of an organisation that applies for membership. */
export const organisation = {
  name: "哈尔登玻璃",
  name_english: "Halden Glass",
  acronym: "哈玻",
  acronym_english: "HGLASS",
  address: "Storgata 7, Bergen",
  website: "https://halden-glass.example/",
  email_suffix: "@halden-glass.example",
  "contacts[0].name": "Tuva Berg",
  "contacts[0].phone": "+47 55 12 34 56",
}

/** The person with the id "non-member" on the sign-on page. */
export const newcomer = { name: "Oskar Lindqvist", email: "oskar.lindqvist@skerry-test.example" }

/** The file input of a field; scripts remove its name once they upload the files themselves. */
export const chooser = (page: Page, label: string) =>
  page.getByRole("group", { name: label }).locator("input[type=file]")

/** Fills in the whole form except the email of its contact. */
export async function fillApplication(page: Page, hasScripts: boolean, t: StepContext["t"]): Promise<void> {
  for (const [name, value] of Object.entries(organisation)) await field(page, name).fill(value)
  await field(page, "nature").selectOption("company")
  await field(page, "proposed_level_id").selectOption("level-aurora-3")
  await field(page, "country_code").selectOption("NO")
  if (!hasScripts) await page.getByRole("button", { name: t("region.show") }).click()
  await field(page, "province_code").selectOption("NO-46")
  if (!hasScripts) await page.getByRole("button", { name: t("region.show") }).click()
  await field(page, "city_code").selectOption("NO-4601")
  await chooser(page, t("apply.registration-document")).setInputFiles(files.minutes)
  await chooser(page, t("apply.application-document")).setInputFiles(files.agenda)
}

/** Applies for the organisation as the newcomer. @returns the code of the application */
export async function applyAsNewcomer({ page, t }: StepContext, hasScripts: boolean): Promise<string> {
  await fillApplication(page, hasScripts, t)
  await field(page, "contacts[0].name").fill(newcomer.name)
  await field(page, "contacts[0].email").fill(newcomer.email)
  await save(page).click()
  await expect(page.getByText(t("apply.sent.form"))).toBeVisible()
  const heading = await page.getByRole("heading", { level: 1 }).textContent()
  return /MA-\d+-\d+/.exec(heading ?? "")?.[0] ?? ""
}

/** Approves the pending review on the page of the application, as a member administrator. */
export async function passReview({ page, t }: StepContext): Promise<void> {
  await choice(page, "decision", "approve").check()
  await page.getByRole("button", { name: t("membership-application.review.submit") }).click()
  await expect(page.getByText(t("membership-application.review.approved")).first()).toBeVisible()
}

/** Completes an application after both reviews: creates the entity and its first member with the values of the application. */
export async function enterMember({ page, t }: StepContext): Promise<void> {
  await page.getByRole("link", { name: t("membership-application.complete.title") }).click()
  await expect(field(page, "entity.name_english")).toHaveValue(organisation.name_english)
  await expect(field(page, "member.email")).toHaveValue(newcomer.email)
  await save(page).click()
  await expect(page.getByText(t("membership-application.end.complete")).first()).toBeVisible()
}

/** Opens an application with its code and the email address of its contact. */
export async function openByCode(page: Page, code: string, address: string): Promise<void> {
  await field(page, "code").fill(code)
  await field(page, "email").fill(address)
  await page.locator("#apply-open button[type=submit]").click()
}
