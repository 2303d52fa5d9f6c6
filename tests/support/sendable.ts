import { senderOf } from "#tests/security/submit.ts"
import type { Submission } from "./domain.ts"
import { submissions } from "./registry.ts"

/** Files have forms of their own, tested in tests/faults/uploads.test.ts. */
const hasForm = ({ operation }: Submission) => operation !== undefined && operation !== "file.create"

/** Every form submission that writes something, with a person who may send it. */
export const sendable: [submission: Submission, person: string][] = submissions
  .filter(hasForm)
  .flatMap((submission) => {
    const person = senderOf(submission)
    return person === undefined ? [] : [[submission, person] as [Submission, string]]
  })

/** Deleting a record that no longer exists does not fail: the page shows the current state. */
export const isApplicable = (submission: Submission, fault: string) =>
  fault !== "status 404" || !/\.(delete|remove)$/.test(submission.operation ?? "")
