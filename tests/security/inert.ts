import { expect } from "vitest"
import type { Answer } from "#tests/support/visitor.ts"
import { skeletonOf, targetsOf } from "./markup.ts"
import { divided } from "./prose.ts"
import { faultsOf } from "./safe-html.ts"

/**
 * Expects the same elements as on a page with harmless texts, no URL that runs something or leads away, and nothing outside the
 * allow-list in rich texts.
 */
export function expectInert(answer: Answer, reference: Answer, what = answer.url): void {
  expect(answer.status, what).toBe(reference.status)
  const [page, same] = [divided(answer.body), divided(reference.body)]
  expect(withoutChanges(skeletonOf(page.around)), what).toEqual(withoutChanges(skeletonOf(same.around)))
  expect(targetsOf(page.around), what).toEqual(targetsOf(same.around))
  expect(page.texts.map(withoutSaid).map(withoutDiscuss).flatMap(faultsOf), what).toEqual([])
  expect(answer.headers.get("content-security-policy"), what).not.toContain("unsafe")
}

/** Removes the paragraphs and marks of a comparison: they depend on the words that differ (PROP-03), and have no attributes. */
function withoutChanges(skeleton: string[]): string[] {
  return skeleton
    .join("\n")
    .replace(/^(ins|del) \n(?:span class\n\/span \n)*\/\1 \n/gm, "")
    .replace(/^p \n\/p \n/gm, "")
    .split("\n")
}

/** Removes what a comparison says to screen readers at the beginning and the end of each of its marks, and nothing else. */
const withoutSaid = (html: string) =>
  html.replace(
    /(<(?:ins|del)>)<span class="vh">[^<>]*<\/span>|<span class="vh">[^<>]*<\/span>(?=<\/(?:ins|del)>)/g,
    "$1",
  )

/** Removes the ids of the paragraphs of a revision and the links to their discussions (DISC-01), as the portal writes them, and nothing else. */
const withoutDiscuss = (html: string) =>
  html
    .replace(/(?<=<[a-z][a-z0-9]*) id="p-[0-9a-f]{10}"/g, "")
    .replace(
      /<a class="discuss" lang="(?:en|zh-CN)" href="\/a\/\w+\/thread\/[^"<>]*" aria-label="[^"<>]*">[^<>]*<\/a>/g,
      "",
    )

/** Replaces every character with a meaning in HTML, JavaScript, CSS or URLs; length and word boundaries stay the same. */
export const harmless = (text: string) => text.replace(/[^\p{L}\p{N}\s@]/gu, "·")
