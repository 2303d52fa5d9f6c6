import { createHash } from "node:crypto"
import { EncryptJWT, jwtDecrypt } from "jose"
import { parse, serialize } from "cookie"
import type { z } from "zod"

/** Where and how cookies of this portal are set. */
export type CookieSettings = { secrets: string[]; isSecure: boolean }

/** A cookie whose content only this portal can read or write: encrypted, authenticated, bound to its name and alliance. */
export type SealedCookie<Value> = {
  /** The content, or undefined where it is absent, expired, foreign, tampered with or of another shape. */
  read(header: string | undefined, alliance: string): Promise<Value | undefined>
  /** A `Set-Cookie` header that stores the value for `maxAge` seconds. */
  write(value: Value, alliance: string, maxAge?: number): Promise<string>
  /** A `Set-Cookie` header that removes the cookie. */
  clear(alliance: string): string
}

const keyOf = (secret: string) => createHash("sha256").update(secret).digest()
const keyId = (key: Uint8Array) => createHash("sha256").update(key).digest("hex").slice(0, 8)

/**
 * Makes a sealed cookie (SES-11). The first secret seals, all of them open, so secrets can be rotated.
 * @param maxAge seconds until the content counts no longer; the browser's own date is never trusted.
 */
export function sealedCookie<Schema extends z.core.$ZodType>(
  settings: CookieSettings,
  name: string,
  schema: Schema & { safeParse(value: unknown): { success: boolean; data?: z.output<Schema> } },
  maxAge: number,
): SealedCookie<z.output<Schema>> {
  const keys = settings.secrets.map(keyOf)
  const sealing = keys[0]
  if (!sealing) throw new Error("A sealed cookie needs a secret")
  const fullName = settings.isSecure ? `__Secure-${name}` : name
  const attributes = (alliance: string) =>
    ({ path: `/a/${alliance}`, httpOnly: true, sameSite: "lax", secure: settings.isSecure }) as const
  const audience = (alliance: string) => `${name}:${alliance}`

  async function open(sealed: string, alliance: string): Promise<z.output<Schema> | undefined> {
    try {
      const { payload } = await jwtDecrypt(
        sealed,
        (header) => {
          const key = keys.find((candidate) => keyId(candidate) === header.kid)
          if (!key) throw new Error("unknown key")
          return key
        },
        { audience: audience(alliance), contentEncryptionAlgorithms: ["A256GCM"], keyManagementAlgorithms: ["dir"] },
      )
      const parsed = schema.safeParse(payload.value)
      return parsed.success ? parsed.data : undefined
    } catch {
      return undefined
    }
  }

  return {
    async read(header, alliance) {
      const sealed = header ? parse(header)[fullName] : undefined
      return sealed && sealed.length <= 4096 ? await open(sealed, alliance) : undefined
    },
    async write(value, alliance, age = maxAge) {
      const sealed = await new EncryptJWT({ value })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: keyId(sealing) })
        .setAudience(audience(alliance))
        .setExpirationTime(`${Math.max(1, Math.floor(age))} s`)
        .encrypt(sealing)
      return serialize(fullName, sealed, { ...attributes(alliance), maxAge: Math.floor(age) })
    },
    clear: (alliance) => serialize(fullName, "", { ...attributes(alliance), maxAge: 0 }),
  }
}
