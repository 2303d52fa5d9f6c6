import type { Page, Response } from "@playwright/test"
import { expect } from "#tests/support/test.ts"

/**
 * Pattern for a text in which `§` stands for a value that only the page knows.
 * @param text e.g. `t("refusal.already_submitted", { time: "§" })`
 */
export function textPattern(text: string): RegExp {
  const parts = text.split("§").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(parts.join(".+"))
}

/** Expects that a page that is complete without scripts sends none (quality P7). */
export async function expectNoScripts(page: Page): Promise<void> {
  await expect(page.locator("script[src], script[type=module], link[rel=modulepreload]")).toHaveCount(0)
}

/**
 * Pattern for the URL of a page that may have reloaded itself: without scripts a dashboard does so if the backend takes longer than
 * 200 ms.
 */
export function addressOf(path: string): RegExp {
  return new RegExp(`${path.replace(/[.?]/g, "\\$&")}([?&]whole)?$`)
}

/** Pattern for the URL of the login page, with or without an address to return to. */
export const loginOf = (alliance = "aurora") => new RegExp(`/a/${alliance}/login(\\?to=[^&]*)?$`)

/** What a shared step needs from its test. */
export type StepContext = {
  page: Page
  open: (path: string) => Promise<Response | null>
  t: (id: string, values?: Record<string, string | number>) => string
}

/** Applies the filters of a list: with scripts they were applied as they changed, and the form has no button. */
export async function applyFilters({ page, t }: Pick<StepContext, "page" | "t">): Promise<void> {
  const main = page.getByRole("main")
  const live = main.locator("form.filters[data-live]")
  if ((await live.count()) > 0) return live.first().evaluate(() => (document.activeElement as HTMLElement).blur())
  await main.getByRole("button", { name: t("ui.filter.submit"), exact: true }).click()
}
