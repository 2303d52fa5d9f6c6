import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import { z } from "zod"
import type { Session } from "./session.server.ts"

const ownerSchema = z.tuple([z.string().min(1), z.string().min(1)])

/** For whom a form was shown, and in which session. */
export type FormOwner = { userId: string; sessionId: string }

/** Tells a person's forms from everybody else's (FORM-08). */
export type FormOwners = {
  /** The value that the forms of this session carry. */
  valueOf(session: Session): string
  /** Whose form it is that carries a value; undefined where no page of ours in this alliance has made it. */
  read(value: unknown, alliance: string): FormOwner | undefined
}

/** Names a session without saying anything of its token. */
export function sessionIdOf({ allianceUrl, userId, startedAt, token }: Session): string {
  const parts = JSON.stringify([allianceUrl, userId, startedAt, token])
  return createHash("sha256").update(parts).digest("base64url").slice(0, 22)
}

/**
 * Signs who a form was made for. It holds nothing that its person does not see in the page, so it is signed and not encrypted, which
 * costs a page nothing.
 * @param secrets the first signs, all are believed, so they can be rotated
 */
export function formOwners(secrets: readonly string[]): FormOwners {
  const keys = secrets.map((secret) => createHash("sha256").update(`form-owner:${secret}`).digest())
  const signed = (key: Buffer, alliance: string, text: string) =>
    createHmac("sha256", key)
      .update(JSON.stringify([alliance, text]))
      .digest()

  return {
    valueOf(session) {
      const text = Buffer.from(JSON.stringify([session.userId, sessionIdOf(session)])).toString("base64url")
      const [key] = keys
      if (!key) throw new Error("A signature needs a secret")
      return `${text}.${signed(key, session.allianceUrl, text).toString("base64url")}`
    },
    read(value, alliance) {
      if (typeof value !== "string" || value.length > 1_000) return undefined
      const [text = "", signature = ""] = value.split(".")
      const given = Buffer.from(signature, "base64url")
      const isOurs = keys.some((key) => given.length === 32 && timingSafeEqual(signed(key, alliance, text), given))
      if (!isOurs) return undefined
      const [userId, sessionId] = ownerSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()))
      return { userId, sessionId }
    },
  }
}
