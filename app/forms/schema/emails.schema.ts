import * as z from "zod/mini"
import { cleanCode, cleanLines } from "#app/lib/clean-text.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { email } from "./schema.ts"
import { plainAddress } from "./tidy-address.ts"

const separators = /[,;、]/
const whiteSpace = /\s+/

/**
 * The addresses of one line, or the words that should be one. The name in front of `<…>` is left out with its commas, as mail programs
 * write it: `Li, Ying <li@example.org>; "Office" <office@example.org>`.
 */
function wordsIn(line: string): string[] {
  const [first = "", ...others] = cleanCode(line)
    .replace(/"[^"]*"/g, " ")
    .split("<")
  const parts = others.map((part): [inside: string, after: string] => {
    const end = part.indexOf(">")
    return end < 0 ? [part, ""] : [part.slice(0, end), part.slice(end + 1)]
  })
  const plain = [first, ...parts.map(([, after]) => after)]
  return plain.flatMap((text, at) => {
    const pieces = text.split(separators)
    const isName = at < parts.length
    const last = isName ? pieces.findLastIndex((piece) => piece.includes("@")) : pieces.length - 1
    const bare = pieces.slice(0, last + 1).flatMap((piece) => piece.split(whiteSpace))
    return [...bare, parts[at]?.[0] ?? ""].map(plainAddress).filter(Boolean)
  })
}

/** The addresses in a text, line by line. */
export function addressLines(typed: string): string[][] {
  return cleanLines(typed).split("\n").map(wordsIn)
}

/** The addresses in a text without duplicates. */
function addressesIn(typed: string): string[] {
  const addresses = addressLines(typed).flat()
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()]
}

/** Created once: an import has a thousand addresses, and a form of 1 MB half a million words (quality row 22). */
const address = email()
const isAddress = (word: string) => z.safeParse(address, word).success

/** The errors of a field list this many wrong addresses. */
const maxNamed = 5

/** The first wrong addresses, each with its line if the text has several. */
function problemsOf(typed: string): string[] {
  const lines = addressLines(typed)
  const wrong = new Set<string>()
  for (const [at, line] of lines.entries())
    for (const word of new Set(line)) {
      if (wrong.size === maxNamed) return [...wrong]
      if (isAddress(word)) continue
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
