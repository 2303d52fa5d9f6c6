import { createHash } from "node:crypto"

/** Digits and letters that are not mistaken for each other when told or typed. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/** The 12 characters under which a vote is acknowledged (VOTE-06), the same for the same vote. */
export function receiptCode(...of: readonly (string | number)[]): string {
  const digest = createHash("sha256").update(of.join("\n")).digest()
  return [...digest.subarray(0, 12)].map((byte) => alphabet[byte % alphabet.length]).join("")
}
