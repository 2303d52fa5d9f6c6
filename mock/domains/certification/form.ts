import { fileIds } from "#mock/domains/file/body.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import type { Checked, SignedIn } from "#mock/engine/handler.ts"
import type { CertificationRow, ObjectionEntry, UploadEntry } from "./records.ts"

/** Reads the answer to an objection; it is required. */
export function answerTo(
  input: BodyCheck,
  { state }: CertificationRow,
  given: string | null | undefined,
): string | null {
  if (!state.endsWith("_objected")) return null
  const answer = input.text(given)
  if (answer === null) input.refuse("answer", "required")
  return answer
}

/** Marks the last objection as answered if the open step answers it. */
export function answered({ state, objections }: CertificationRow, time: number): readonly ObjectionEntry[] {
  if (!state.endsWith("_objected")) return objections
  return objections.map((one) => (one.answered_time === null ? { ...one, answered_time: time } : one))
}

/** Files uploaded by the applicant, with a note. */
export function uploadOf(
  call: SignedIn<Checked<"certification.label-sample.create" | "certification.materials.create">>,
): UploadEntry {
  const input = new BodyCheck(call)
  const file_ids = fileIds(input, "file_ids", call.body.file_ids, "certification")
  const memo = input.text(call.body.memo)
  input.done()
  return { user_id: call.viewer.member.id, time: call.now, file_ids, memo }
}
