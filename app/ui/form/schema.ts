import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"
import { dayProblem, readDay } from "#app/lib/typed-date.ts"
import { readWholeNumber } from "#app/lib/typed-number.ts"
import { readTime } from "#app/lib/typed-time.ts"

/**
 * Normalises text for counting and sending: trimmed, with `\n` as line break. Browsers send `\r\n` for line breaks that scripts
 * see as `\n`; without this the two sides would count differently (FORM-01).
 */
function tidy(value: string): string {
  return value.replace(/\r\n?/g, "\n").trim()
}

/** Counts characters like the contract: code points, not UTF-16 units. */
function characters(value: string): number {
  return [...value].length
}

function limits(max: number) {
  return [
    z.overwrite<string>(tidy),
    z.minLength(1),
    z.refine<string>((value) => !value.includes("\0"), { error: fieldCode("null_character") }), // databases cannot store it
    z.refine<string>((value) => characters(value) <= max, { error: fieldCode("too_long", { max }) }),
  ] as const
}

/** Text of 1 to `max` characters (openapi/schemas/common.yaml: text, long, reason). */
export function text(max: number) {
  return z.string().check(...limits(max))
}

/** A text that may be empty or blank, which becomes `undefined`. */
export function optional<Schema extends z.ZodMiniType<string, string>>(schema: Schema) {
  const emptyToNothing = z.transform((value: string | undefined) => value?.trim() || undefined)
  return z.pipe(z.optional(z.string()), z.pipe(emptyToNothing, z.optional(schema)))
}

/** Text of up to `max` characters that may be empty. */
export function optionalText(max: number) {
  return optional(text(max))
}

/** The contract's `Email`: addresses that any mail server accepts. */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i
/** The contract's `Phone`. */
const phonePattern = /^\+?[0-9](?:[ -]?[0-9]){4,19}$/

/** The contract's `WebAddress`, a URI (RFC 3986): each part allows certain characters, all others are percent-encoded, at most one `#`. */
const webPattern =
  /^https?:\/\/(?:(?:[\w.~!$&'()*+,;=:-]|%[\dA-Fa-f]{2})*@)?(?:[\w.~!$&'()*+,;=:-]|%[\dA-Fa-f]{2}|\[[\dA-Fa-f:.]+\])+(?:[/?](?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-Fa-f]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-Fa-f]{2})*)?$/

/** Characters that browsers percent-encode in a typed URL because no part of a URI may contain them. */
const needsEncoding = /[^\w.~!$&'()*+,;=:@/?#%[\]-]/

function isWebAddress(value: string): boolean {
  return webPattern.test(value) && URL.canParse(value)
}

/** An email address of at most 254 characters. */
export function email() {
  return z.string().check(
    z.overwrite<string>(tidy),
    z.minLength(1),
    z.refine<string>((value) => value === "" || (value.length <= 254 && emailPattern.test(value)), {
      error: fieldCode("email_format"),
    }),
  )
}

/** Only for texts of limited length: the time it takes grows with the square of the length (quality row 22). */
const suffixPattern = /^[^\s@]+\.[^\s@]+$/

/** The part of an email address after the @; a leading @ is accepted and removed. */
export function emailSuffix() {
  return z.string().check(
    z.overwrite<string>((value) => value.trim().replace(/^@/, "").toLowerCase()),
    z.minLength(1),
    z.refine<string>((value) => value === "" || (value.length <= 200 && suffixPattern.test(value)), {
      error: fieldCode("suffix_format"),
    }),
  )
}

/**
 * A phone number: 5 to 20 digits, optional +, single spaces or hyphens between digits.
 * @param code error code for an invalid number: for a mobile number, or for any other
 */
export function phone(code: "phone_format" | "telephone_format" = "phone_format") {
  return z.string().check(
    z.overwrite<string>(tidy),
    z.minLength(1),
    z.refine<string>((value) => value === "" || phonePattern.test(value), { error: fieldCode(code) }),
  )
}

/** Percent-encodes a typed URL, such as the address of a Chinese Wikipedia page, which contains its title. */
function percentEncoded(value: string): string {
  const isTyped = /^https?:\/\//i.test(value) && (needsEncoding.test(value) || !value.startsWith("http"))
  return isTyped && URL.canParse(value) ? new URL(value).href : value
}

/** An http or https URL of at most 500 characters after percent-encoding. */
export function webAddress() {
  return z.string().check(
    z.overwrite<string>((value) => percentEncoded(tidy(value))),
    z.minLength(1),
    z.refine<string>((value) => value === "" || (value.length <= 500 && isWebAddress(value)), {
      error: fieldCode("url_format"),
    }),
  )
}

/** The id of a chosen option, of 1 to `max` characters: like `text`, but the error asks the user to choose, not to type. */
export function chosen(max: number) {
  return z.string({ error: fieldCode("required_choice") }).check(...limits(max))
}

/** One of the given values. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values)
}

/** Converts a typed day to `2026-11-20` if it can only mean one day; any other text is only trimmed. */
export function tidyDay(text: string): string {
  const reading = readDay(text)
  return reading.kind === "day" ? reading.day : tidy(text)
}

/** A day as `2026-11-20`, in the years that the contract allows, typed in any spelling that can only mean one day. */
export function day() {
  return z.string().check(
    z.overwrite<string>(tidyDay),
    z.minLength(1),
    z.check(({ value, issues }) => {
      const message = dayProblem(value)
      if (message) issues.push({ code: "custom", input: value, message })
    }),
  )
}

/** Converts a typed time of day, such as `9:30`, `0930` or `下午3点`, to `09:30`; any other text is only trimmed. */
export function tidyTime(text: string): string {
  return readTime(text) ?? tidy(text)
}

/** A time of day as `00:00` (MEET-02). */
export function timeOfDay() {
  return z.string().check(
    z.overwrite<string>(tidyTime),
    z.minLength(1),
    z.refine<string>((value) => value === "" || readTime(value) === value, { error: fieldCode("time_format") }),
  )
}

/** The smallest and largest number of a field. */
export type NumberRange = { min: number; max: number }

/**
 * The error of a typed whole number; undefined for nothing.
 * @param tooLarge error code of a number above the range, if it has its own
 */
export function numberProblem(text: string, range: NumberRange, tooLarge?: string): string | undefined {
  if (text.trim() === "") return undefined
  const number = readWholeNumber(text)
  if (number === undefined) return fieldCode("duration_format")
  if (number > range.max && tooLarge) return tooLarge
  return number < range.min || number > range.max ? fieldCode("number_range", range) : undefined
}

function inRange(range: NumberRange, tooLarge?: string) {
  return z.check<string>(({ value, issues }) => {
    const message = numberProblem(value, range, tooLarge)
    if (message) issues.push({ code: "custom", input: value, message })
  })
}

const numberIn = (text: string) => readWholeNumber(text) ?? NaN

/** A typed whole number (MEET-02: no leading 0, no decimals). `z.int()` is for numbers that pages send themselves: it takes `1e3`. */
export function wholeNumber(range: NumberRange, tooLarge?: string) {
  const typed = z.string().check(z.overwrite<string>(tidy), z.minLength(1), inRange(range, tooLarge))
  return z.pipe(typed, z.transform(numberIn))
}

/** A typed whole number, or nothing, which becomes `undefined`. */
export function optionalNumber(range: NumberRange) {
  const read = z.transform((text: string | undefined) => (text ? numberIn(text) : undefined))
  return z.pipe(optional(z.string().check(inRange(range))), read)
}
