import { senderOf } from "#tests/security/submit.ts"
import type { Submission } from "./domain.ts"
import { isSampled } from "./extent.ts"
import { submissions } from "./registry.ts"

/** Files have forms of their own, tested in tests/faults/uploads.test.ts. */
const hasForm = ({ operation }: Submission) => operation !== undefined && operation !== "file.create"

/** A route without the shell it is in: the form of a group or a proposal has the action of the same form of the alliance. */
export const withoutShell = (route: string) => route.replace(/^(wg\/:acronym|proposal\/:draftCode)\//, "")

/** The place of a form. In a sampled run the shells of groups and proposals are left out: their forms have the same actions. */
export const placeOf = ({ route }: Submission): string => (isSampled ? withoutShell(route) : route)

/** Every form submission that writes something, with a person who may send it. */
export const sendable: [submission: Submission, person: string][] = submissions
  .filter(hasForm)
  .flatMap((submission) => {
    const person = senderOf(submission)
    return person === undefined ? [] : [[submission, person] as [Submission, string]]
  })

/** Values that select an action or a record; any other value may be a text. */
export const isChoice = (name: string, value: string) =>
  /(^|\.|_)(id|ids|intent|version|step|who|preset|format|zone|date|time|type|module|language|option_id)$/.test(name) ||
  /^(\d+|true|false|on)$/.test(value)

/** Whether a form has a field for a text. */
export const hasText = ({ form }: Submission) => Object.entries(form).some(([name, value]) => !isChoice(name, value))

/** Deleting a record that no longer exists does not fail: the page shows the current state. */
export const isApplicable = (submission: Submission, fault: string) =>
  fault !== "status 404" || !/\.(delete|remove)$/.test(submission.operation ?? "")
