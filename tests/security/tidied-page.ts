import { expect } from "vitest"
import type { Answer, Visitor } from "#tests/support/visitor.ts"

/**
 * Opens an address. One in full width, or with the punctuation of its sentence, leads to the page without it (TEN-02), which must be one of
 * the portal.
 */
export async function tidiedPage(visitor: Visitor, address: string): Promise<Answer> {
  const answer = await visitor.get(address)
  if (answer.status !== 301 || answer.location === null) return answer
  const { origin, pathname, search } = new URL(answer.location)
  expect(origin, address).toBe(visitor.portal)
  return visitor.get(pathname + search)
}
