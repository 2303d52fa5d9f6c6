import type { Page } from "@playwright/test"
import { expect } from "#tests/support/test.ts"

/**
 * A text whose `§` stands for something that only the page knows, as a pattern.
 * @param text e.g. `t("refusal.already_submitted", { time: "§" })`
 */
export function textPattern(text: string): RegExp {
  const parts = text.split("§").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(parts.join(".+"))
}

/** Expects a page that is complete without scripts: it sends none (quality.md P7). */
export async function expectNoScripts(page: Page): Promise<void> {
  await expect(page.locator("script[src], script[type=module], link[rel=modulepreload]")).toHaveCount(0)
}
