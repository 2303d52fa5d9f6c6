import { createHash, randomBytes } from "node:crypto"

/** Digits and letters that are hard to confuse when read aloud or typed. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

const coded = (bytes: Uint8Array) => [...bytes.subarray(0, 12)].map((byte) => alphabet[byte % alphabet.length]).join("")

/** The receipt code of a vote in a secret ballot: random, because a code that follows from the voter would lead to the voter (VOTE-08). */
export function secretReceiptCode(): string {
  return coded(randomBytes(12))
}

/** The 12-character receipt code of a vote (VOTE-06); the same vote always gets the same code. */
export function receiptCode(...of: readonly (string | number)[]): string {
  return coded(createHash("sha256").update(of.join("\n")).digest())
}
