import { createHash, randomBytes } from "node:crypto"

/** The secret of a calendar feed: 32 random bytes. */
export const newFeedKey = () => randomBytes(32).toString("base64url")

/** The hash that is stored instead of the key. */
export const hashOfKey = (key: string) => createHash("sha256").update(key).digest("base64url")
