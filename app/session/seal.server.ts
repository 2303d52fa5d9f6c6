import { createHash } from "node:crypto"
import { EncryptJWT, jwtDecrypt } from "jose"

/** Seals values so that only this portal can read or write them: encrypted, authenticated, bound to a purpose (SES-11). */
export type Seal = {
  /** @param purpose what the value is for; it opens only for the same purpose @param seconds until it expires */
  seal(value: unknown, purpose: string, seconds: number): Promise<string>
  /** Returns the sealed value, or undefined if it has expired, is for another purpose, was tampered with or has an unknown secret. */
  open(sealed: string, purpose: string): Promise<unknown>
}

const keyOf = (secret: string) => createHash("sha256").update(secret).digest()
const keyId = (key: Uint8Array) => createHash("sha256").update(key).digest("hex").slice(0, 8)

/**
 * Creates a seal. The first secret seals, all of them open, so secrets can be rotated.
 * @throws Error if there is no secret
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
