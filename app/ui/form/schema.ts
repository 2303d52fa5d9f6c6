import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"

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

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** The years that the contract allows (`InstantInput`, `DayInput`). */
const years = { min: 1900, max: 2099 }

/** The year of a text in the format of a day; some browsers accept six-digit years. */
const yearOf = (value: string) => Number(/^([+-]?\d{4,6})-\d{2}-\d{2}$/.exec(value)?.[1] ?? NaN)

/** True if only the year of a day is invalid. */
function isOutOfRange(value: string): boolean {
  return yearOf(value) < years.min || yearOf(value) > years.max
}

/** A day as `2026-11-20`, in the years that the contract allows. */
export function day() {
  return z.string().check(
    z.overwrite<string>(tidy),
    z.minLength(1),
    z.refine<string>((value) => !isOutOfRange(value), { error: fieldCode("year_range", years) }),
    z.refine<string>((value) => value === "" || isOutOfRange(value) || (yearOf(value) > 0 && isDay(value)), {
      error: fieldCode("day_unknown"),
    }),
  )
}

/** Converts a typed time of day, `9:30`, `0930` or `９：３０`, to `09:30`; any other text is only trimmed. */
export function tidyTime(text: string): string {
  const [, hour = "", minute] = /^(\d{1,2})[:.]?(\d{2})$/.exec(tidy(text).normalize("NFKC")) ?? []
  return minute ? `${hour.padStart(2, "0")}:${minute}` : tidy(text)
}

/** A time of day as `00:00` (MEET-02). */
export function timeOfDay() {
  return z.string().check(
    z.overwrite<string>(tidyTime),
    z.minLength(1),
    z.refine<string>((value) => value === "" || /^([01]\d|2[0-3]):[0-5]\d$/.test(value), {
      error: fieldCode("time_format"),
    }),
  )
}
