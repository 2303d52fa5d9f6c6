import { comparable } from "#mock/engine/texts.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { CertificateRow } from "./records.ts"

/** Refuses a code that another certificate has, ignoring case. */
export function refuseTakenCode(
  { rows }: Store,
  { id, alliance_id, code }: Pick<CertificateRow, "id" | "alliance_id" | "code">,
): void {
  const same = rows.certificate.find(
    (other) => other.alliance_id === alliance_id && other.id !== id && comparable(other.code) === comparable(code),
  )
  if (same) throw new Refusal("code_taken")
}
