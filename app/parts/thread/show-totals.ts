import { portalJson } from "#app/api/portal-json.ts"

type Words = { text: (count: number) => string; name: (count: number, number: number) => string }

/**
 * Shows at the paragraphs of a revision how many threads they have. The text is no part of React's tree: what stands in it is changed
 * directly, and is as it was without scripts if the numbers cannot be loaded.
 */
export async function showTotals(body: HTMLElement, data: string, words: Words, signal: AbortSignal): Promise<void> {
  const totals = await portalJson<Record<string, number>>(data, signal)
  if (!totals || signal.aborted) return
  body.querySelectorAll("a.discuss").forEach((link, at) => {
    const total = totals[link.previousElementSibling?.id ?? ""]
    if (!total) return
    link.textContent = words.text(total)
    link.setAttribute("aria-label", words.name(total, at + 1))
  })
}
