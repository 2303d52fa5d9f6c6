import { createHash } from "node:crypto"
import { EncryptJWT, jwtDecrypt } from "jose"

/** What only this portal can read or write: encrypted, authenticated, bound to a purpose (SES-11). */
export type Seal = {
  /** @param purpose what it is for; it opens for nothing else @param seconds for which it counts */
  seal(value: unknown, purpose: string, seconds: number): Promise<string>
  /** What was sealed, or undefined where that is over, for another purpose, tampered with or of an unknown secret. */
  open(sealed: string, purpose: string): Promise<unknown>
}

const keyOf = (secret: string) => createHash("sha256").update(secret).digest()
const keyId = (key: Uint8Array) => createHash("sha256").update(key).digest("hex").slice(0, 8)

/**
 * Seals with secrets: the first seals, all of them open, so secrets can be rotated.
 * @throws Error when there is none
 */
export function sealWith(secrets: readonly string[]): Seal {
  const keys = secrets.map(keyOf)
  const sealing = keys[0]
  if (!sealing) throw new Error("A seal needs a secret")

  const keyNamed = ({ kid }: { kid?: string }) => {
    const key = keys.find((candidate) => keyId(candidate) === kid)
    if (!key) throw new Error("unknown key")
    return key
  }

  return {
    seal: (value, purpose, seconds) =>
      new EncryptJWT({ value })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: keyId(sealing) })
        .setAudience(purpose)
        .setExpirationTime(`${Math.max(1, Math.floor(seconds))} s`)
        .encrypt(sealing),
    async open(sealed, purpose) {
      const only = { contentEncryptionAlgorithms: ["A256GCM"], keyManagementAlgorithms: ["dir"] }
      try {
        return (await jwtDecrypt(sealed, keyNamed, { audience: purpose, ...only })).payload.value
      } catch {
        return undefined
      }
    },
  }
}
