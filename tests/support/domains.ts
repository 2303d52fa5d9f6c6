import * as listed from "./domain-list.ts"
import type { TestDomain } from "./domain.ts"

/** Every domain of the portal, for the tests that cover all of them. */
export const domains: readonly TestDomain[] = Object.values(listed)
