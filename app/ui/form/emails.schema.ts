import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { email } from "./schema.ts"

/** Parses addresses separated by line breaks, spaces, commas or semicolons, and removes duplicates. */
function addressesIn(typed: string): string[] {
  const addresses = typed.split(/[\s,;，；]+/).filter(Boolean)
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()]
}

const isAddress = (address: string) => z.safeParse(email(), address).success

const areAddresses = z.refine<string[]>((list) => list.every(isAddress), { error: fieldCode("email_format") })

const atMost = (max: number) =>
  z.refine<string[]>((list) => list.length <= max, { error: fieldCode("too_many", { max }) })

/** A text with one to `max` email addresses. */
export function emails(max: number) {
  return z.pipe(z.pipe(z.string(), z.transform(addressesIn)), z.array(z.string()).check(areAddresses, atMost(max)))
}

/** A text with at most `max` email addresses, or none. */
export function optionalEmails(max: number) {
  const read = z.pipe(
    z.optional(z.string()),
    z.transform((typed: string | undefined) => addressesIn(typed ?? "")),
  )
  return z.pipe(read, z.array(z.string()).check(areAddresses, atMost(max)))
}
