import { expect } from "vitest"
import type { Answer } from "#tests/support/visitor.ts"
import { skeletonOf, targetsOf } from "./markup.ts"
import { divided } from "./prose.ts"
import { faultsOf } from "./safe-html.ts"

/**
 * The same page, element by element, as with harmless texts; no address that runs something or leads away; and in the texts that
 * people formatted nothing but the allow-list.
 */
export function expectInert(answer: Answer, reference: Answer, what = answer.url): void {
  expect(answer.status, what).toBe(reference.status)
  const [page, same] = [divided(answer.body), divided(reference.body)]
  expect(withoutChanges(skeletonOf(page.around)), what).toEqual(withoutChanges(skeletonOf(same.around)))
  expect(targetsOf(page.around), what).toEqual(targetsOf(same.around))
  expect(page.texts.flatMap(faultsOf), what).toEqual([])
  expect(answer.headers.get("content-security-policy"), what).not.toContain("unsafe")
}

/** Without the paragraphs and marks of a comparison: which words differ depends on the words (PROP-03). They have no attributes. */
function withoutChanges(skeleton: string[]): string[] {
  return skeleton
    .join("\n")
    .replace(/^(ins|del) \n(?:span class\n\/span \n)*\/\1 \n/gm, "")
    .replace(/^p \n\/p \n/gm, "")
    .split("\n")
}

/** The same text without a sign that means something to HTML, JavaScript, CSS or an address; as long, and no more of a word. */
export const harmless = (text: string) => text.replace(/[^\p{L}\p{N}\s@]/gu, "·")
