import { parse, serialize } from "cookie"
import type { z } from "zod"
import { sealWith } from "./seal.server.ts"

/** Settings for the cookies of this portal. */
export type CookieSettings = { secrets: string[]; isSecure: boolean }

/** A cookie whose content only this portal can read or write: encrypted, authenticated, bound to its name and alliance. */
export type SealedCookie<Value> = {
  /** The content, or undefined if it is absent, expired, from another cookie or alliance, tampered with or does not match the schema. */
  read(header: string | undefined, alliance: string): Promise<Value | undefined>
  /** A `Set-Cookie` header that stores the value for `maxAge` seconds. */
  write(value: Value, alliance: string, maxAge?: number): Promise<string>
  /** A `Set-Cookie` header that removes the cookie. */
  clear(alliance: string): string
}

/**
 * Creates a sealed cookie (SES-11). The first secret seals, all of them open, so secrets can be rotated.
 * @param maxAge seconds until the content expires; the server checks this, whatever the browser does.
 */
export function sealedCookie<Schema extends z.core.$ZodType>(
  settings: CookieSettings,
  name: string,
  schema: Schema & { safeParse(value: unknown): { success: boolean; data?: z.output<Schema> } },
  maxAge: number,
): SealedCookie<z.output<Schema>> {
  const seal = sealWith(settings.secrets)
  const fullName = settings.isSecure ? `__Secure-${name}` : name
  const attributes = (alliance: string) =>
    ({ path: `/a/${alliance}`, httpOnly: true, sameSite: "lax", secure: settings.isSecure }) as const
  const purpose = (alliance: string) => `${name}:${alliance}`

  return {
    async read(header, alliance) {
      const sealed = header ? parse(header)[fullName] : undefined
      if (!sealed || sealed.length > 4096) return undefined
      const parsed = schema.safeParse(await seal.open(sealed, purpose(alliance)))
      return parsed.success ? parsed.data : undefined
    },
    async write(value, alliance, age = maxAge) {
      const sealed = await seal.seal(value, purpose(alliance), age)
      return serialize(fullName, sealed, { ...attributes(alliance), maxAge: Math.floor(age) })
    },
    clear: (alliance) => serialize(fullName, "", { ...attributes(alliance), maxAge: 0 }),
  }
}
