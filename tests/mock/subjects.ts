import * as ruleChecks from "./rule-checks.ts"

/** Every rule table of the mock. */
export const subjects = Object.values(ruleChecks).flatMap((check) => check.subjects)
