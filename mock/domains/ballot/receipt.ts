import { createHash } from "node:crypto"

/** Digits and letters that are hard to confuse when read aloud or typed. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/** The 12-character receipt code of a vote (VOTE-06); the same vote always gets the same code. */
export function receiptCode(...of: readonly (string | number)[]): string {
  const digest = createHash("sha256").update(of.join("\n")).digest()
  return [...digest.subarray(0, 12)].map((byte) => alphabet[byte % alphabet.length]).join("")
}
