import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { email } from "./schema.ts"

const separators = /[\s,;，；]+/

/** Parses addresses separated by line breaks, spaces, commas or semicolons, and removes duplicates. */
function addressesIn(typed: string): string[] {
  const addresses = typed.split(separators).filter(Boolean)
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()]
}

/** Created once: an import has a thousand addresses, and a form of 1 MB half a million words (quality row 22). */
const address = email()
const isAddress = (word: string) => z.safeParse(address, word).success

/** The errors of a field list this many wrong addresses. */
const maxNamed = 5

/** The first wrong addresses, each with its line if the text has several. */
function problemsOf(typed: string): string[] {
  const lines = typed.trim().split(/\r\n?|\n/)
  const wrong = new Set<string>()
  for (const [at, line] of lines.entries())
    for (const word of new Set(line.split(separators))) {
      if (wrong.size === maxNamed) return [...wrong]
      if (word === "" || isAddress(word)) continue
      const where = { line: at + 1, address: word }
      wrong.add(lines.length > 1 ? fieldCode("email_in_line", where) : fieldCode("email_named", { address: word }))
    }
  return [...wrong]
}

const areAddresses = z.check<string | undefined>(({ value = "", issues }) => {
  for (const message of problemsOf(value)) issues.push({ code: "custom", input: value, message })
})

const atMost = (max: number) =>
  z.refine<string[]>((list) => list.length <= max, { error: fieldCode("too_many", { max }) })

/** A text with one to `max` email addresses. */
export function emails(max: number) {
  const read = z.pipe(z.string().check(areAddresses), z.transform(addressesIn))
  return z.pipe(read, z.array(z.string()).check(z.minLength(1), atMost(max)))
}

/** A text with at most `max` email addresses, or none. */
export function optionalEmails(max: number) {
  const read = z.pipe(
    z.optional(z.string()).check(areAddresses),
    z.transform((typed: string | undefined) => addressesIn(typed ?? "")),
  )
  return z.pipe(read, z.array(z.string()).check(atMost(max)))
}
