import type { Page, Response } from "@playwright/test"
import { expect } from "#tests/support/test.ts"

/**
 * A text whose `§` stands for something that only the page knows, as a pattern.
 * @param text e.g. `t("refusal.already_submitted", { time: "§" })`
 */
export function textPattern(text: string): RegExp {
  const parts = text.split("§").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(parts.join(".+"))
}

/** Expects a page that is complete without scripts: it sends none (quality P7). */
export async function expectNoScripts(page: Page): Promise<void> {
  await expect(page.locator("script[src], script[type=module], link[rel=modulepreload]")).toHaveCount(0)
}

/**
 * The address of a page that may have loaded itself again whole, as a dashboard does where there are no scripts and the backend
 * is slower than 200 ms.
 */
export function addressOf(path: string): RegExp {
  return new RegExp(`${path.replace(/[.?]/g, "\\$&")}([?&]whole)?$`)
}

/** What a step that several journeys share needs of its test. */
export type StepContext = {
  page: Page
  open: (path: string) => Promise<Response | null>
  t: (id: string, values?: Record<string, string | number>) => string
}
