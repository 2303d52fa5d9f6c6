import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import { z } from "zod"
import type { Session } from "./session.server.ts"

const ownerSchema = z.tuple([z.string().min(1), z.string().min(1)])

/** The parts of a session that identify its forms and drafts. An applicant has them too, without being logged in (ADM-09). */
export type FormPerson = Pick<Session, "allianceUrl" | "userId" | "startedAt" | "token">

/** The person and the session for which a form was rendered. */
export type FormOwner = { userId: string; sessionId: string }

/** Creates and checks the signed owner of a form (FORM-08). */
export type FormOwners = {
  /** The value of the owner field in the forms of this session. */
  valueOf(session: FormPerson): string
  /** The owner in a field value, or undefined if the portal did not sign it for this alliance. */
  read(value: unknown, alliance: string): FormOwner | undefined
}

/** An id of a session that does not reveal its token. */
export function sessionIdOf({ allianceUrl, userId, startedAt, token }: FormPerson): string {
  const parts = JSON.stringify([allianceUrl, userId, startedAt, token])
  return createHash("sha256").update(parts).digest("base64url").slice(0, 22)
}

/**
 * Signs the owner of a form. The value contains nothing that the person may not see, so it is signed instead of encrypted, which is
 * much cheaper to render.
 * @param secrets the first one signs, all of them verify, so they can be rotated
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
