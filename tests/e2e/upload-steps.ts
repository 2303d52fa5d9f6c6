import type { Locator, Page } from "@playwright/test"
import { attachmentInput } from "./files.ts"

/** The form of the kit that keeps files. */
export const path = "/a/aurora/kit/session"

export type Texts = (id: string, values?: Record<string, string | number>) => string

/** Locators for the parts of the form under test. */
export const partsOf = (page: Page, t: Texts) => ({
  words: page.getByRole("textbox", { name: t("kit.session.text") }),
  chooser: page.locator(`main ${attachmentInput}`),
  /** A file kept in the form: ticked without scripts, listed with them. */
  kept: (name: string): Locator => page.locator(".kept .upload, .kept .choice:has(:checked)").filter({ hasText: name }),
  send: page.getByRole("button", { name: t("kit.session.submit") }),
})

/** The value of a text about a file. */
export const named = (name: string) => ({ name })
