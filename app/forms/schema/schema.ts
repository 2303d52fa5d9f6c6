import * as z from "zod/mini"
import { cleanCode, cleanLine, cleanLines } from "#app/lib/clean-text.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { dayProblem, readDay } from "#app/lib/typed-date.ts"
import { readWholeNumber } from "#app/lib/typed-number.ts"
import { readTime } from "#app/lib/typed-time.ts"
import { tidyEmail, tidyPhone, tidySuffix, tidyWebAddress } from "./tidy-address.ts"

/** Cleans a typed text of one line (app/lib/clean-text.ts): the only place where the values of a form are normalised (FORM-01). */
const tidy = cleanLine

/** Counts characters like the contract: code points, not UTF-16 units. */
function characters(value: string): number {
  return [...value].length
}

function limits(max: number, clean: (value: string) => string = tidy, tooLong = fieldCode("too_long", { max })) {
  return [
    z.overwrite<string>(clean),
    z.minLength(1),
    z.refine<string>((value) => characters(value) <= max, { error: tooLong }),
  ] as const
}

/** A text of one line with 1 to `max` characters (openapi/schemas/common.yaml: `Line…`). */
export function text(max: number) {
  return z.string().check(...limits(max))
}

/** A text of several lines with 1 to `max` characters (`Lines…`). */
export function lines(max: number) {
  return z.string().check(...limits(max, cleanLines))
}

/**
 * A code or number that people type, with 1 to `max` characters in half width (`Code…`).
 * @param tooLong error code for a longer one
 */
export function code(max: number, tooLong?: string) {
  return z.string().check(...limits(max, cleanCode, tooLong))
}

/** A text that may be empty, blank or invisible, which becomes `undefined`. */
export function optional<Schema extends z.ZodMiniType<string, string>>(schema: Schema) {
  const emptyToNothing = z.transform((value: string | undefined) => (value && cleanLines(value)) || undefined)
  return z.pipe(z.optional(z.string()), z.pipe(emptyToNothing, z.optional(schema)))
}

/** A text of one line with up to `max` characters that may be empty. */
export function optionalText(max: number) {
  return optional(text(max))
}

/** A text of several lines with up to `max` characters that may be empty. */
export function optionalLines(max: number) {
  return optional(lines(max))
}

/** The contract's `Email`: addresses that any mail server accepts. */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i
/** The contract's `Phone`. */
const phonePattern = /^\+?[0-9](?:[ -]?[0-9]){4,19}$/

/** The contract's `WebAddress`, a URI (RFC 3986): each part allows certain characters, all others are percent-encoded, at most one `#`. */
const webPattern =
  /^https?:\/\/(?:(?:[\w.~!$&'()*+,;=:-]|%[\dA-Fa-f]{2})*@)?(?:[\w.~!$&'()*+,;=:-]|%[\dA-Fa-f]{2}|\[[\dA-Fa-f:.]+\])+(?:[/?](?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-Fa-f]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-Fa-f]{2})*)?$/

function isWebAddress(value: string): boolean {
  return webPattern.test(value) && URL.canParse(value)
}

/** An email address of at most 254 characters, also as mail programs copy it: `Office <office@example.org>`, `mailto:…`. */
export function email() {
  return z.string().check(
    z.overwrite<string>(tidyEmail),
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
    z.overwrite<string>(tidySuffix),
    z.minLength(1),
    z.refine<string>((value) => value === "" || (value.length <= 200 && suffixPattern.test(value)), {
      error: fieldCode("suffix_format"),
    }),
  )
}

/**
 * A phone number: 5 to 20 digits, optional +, single spaces or hyphens between digits. Other ways to write it are read, such as
 * `+86（10）6555 0100`.
 * @param code error code for an invalid number: for a mobile number, or for any other
 */
export function phone(code: "phone_format" | "telephone_format" = "phone_format") {
  return z.string().check(
    z.overwrite<string>(tidyPhone),
    z.minLength(1),
    z.refine<string>((value) => value === "" || phonePattern.test(value), { error: fieldCode(code) }),
  )
}

/** An http or https URL of at most 500 characters after percent-encoding. */
export function webAddress() {
  return z.string().check(
    z.overwrite<string>(tidyWebAddress),
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
