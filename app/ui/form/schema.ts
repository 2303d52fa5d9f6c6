import * as z from "zod/mini"
import { fieldCode } from "#app/lib/message-code.ts"

/**
 * Text as it is counted and sent: trimmed, line breaks as one sign. A browser sends `\r\n` for the breaks its own scripts
 * see as `\n`; without this the two sides would count differently (FORM-01).
 */
function tidy(value: string): string {
  return value.replace(/\r\n?/g, "\n").trim()
}

/** Characters as the contract counts them (code points), not UTF-16 units. */
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

/** A text that may be left empty, or hold blanks only; `undefined` then. */
export function optional<Schema extends z.ZodMiniType<string, string>>(schema: Schema) {
  const emptyToNothing = z.transform((value: string | undefined) => value?.trim() || undefined)
  return z.pipe(z.optional(z.string()), z.pipe(emptyToNothing, z.optional(schema)))
}

/** Text of up to `max` characters that may be left empty. */
export function optionalText(max: number) {
  return optional(text(max))
}

/** The contract's `Email`: what a mail server elsewhere takes for sure. */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i
/** The contract's `Phone`. */
const phonePattern = /^\+?[0-9](?:[ -]?[0-9]){4,19}$/

/** The contract's `WebAddress`, a URI (RFC 3986): each part has its characters, everything else is escaped, and there is one `#`. */
const webPattern =
  /^https?:\/\/(?:(?:[\w.~!$&'()*+,;=:-]|%[\dA-Fa-f]{2})*@)?(?:[\w.~!$&'()*+,;=:-]|%[\dA-Fa-f]{2}|\[[\dA-Fa-f:.]+\])+(?:[/?](?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-Fa-f]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-Fa-f]{2})*)?$/

/** What a browser escapes in an address that somebody typed: what no part of a URI may hold. */
const isToEscape = /[^\w.~!$&'()*+,;=:@/?#%[\]-]/

function isWebAddress(value: string): boolean {
  return webPattern.test(value) && URL.canParse(value)
}

/** An email address of at most 254 characters. */
export function email() {
  return z.string().check(
    z.overwrite<string>(tidy),
    z.minLength(1),
    z.refine<string>((value) => value === "" || (emailPattern.test(value) && value.length <= 254), {
      error: fieldCode("email_format"),
    }),
  )
}

/** What stands behind the @ of an address; one that is typed with it is taken as well. */
export function emailSuffix() {
  return z.string().check(
    z.overwrite<string>((value) => value.trim().replace(/^@/, "").toLowerCase()),
    z.minLength(1),
    z.refine<string>((value) => value === "" || (/^[^\s@]+\.[^\s@]+$/.test(value) && value.length <= 200), {
      error: fieldCode("suffix_format"),
    }),
  )
}

/**
 * A phone number: 5 to 20 digits, optional +, a space or a hyphen between two of them.
 * @param code what is said of one that is none: of a mobile number, or of any other
 */
export function phone(code: "phone_format" | "telephone_format" = "phone_format") {
  return z.string().check(
    z.overwrite<string>(tidy),
    z.minLength(1),
    z.refine<string>((value) => value === "" || phonePattern.test(value), { error: fieldCode(code) }),
  )
}

/** What a URI cannot hold as it travels: a page of Wikipedia in Chinese is copied with its name. */
function asSent(value: string): string {
  const isTyped = /^https?:\/\//i.test(value) && (isToEscape.test(value) || !value.startsWith("http"))
  return isTyped && URL.canParse(value) ? new URL(value).href : value
}

/** An http or https address of at most 500 characters, as they travel. */
export function webAddress() {
  return z.string().check(
    z.overwrite<string>((value) => asSent(tidy(value))),
    z.minLength(1),
    z.refine<string>((value) => value === "" || (value.length <= 500 && isWebAddress(value)), {
      error: fieldCode("url_format"),
    }),
  )
}

/** One of the values offered. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values)
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** The years that the contract takes (`InstantInput`, `DayInput`). */
const years = { min: 1900, max: 2099 }

/** The year of what looks like a day; some browsers take six digits. */
const yearOf = (value: string) => Number(/^([+-]?\d{4,6})-\d{2}-\d{2}$/.exec(value)?.[1] ?? NaN)

/** True where only the year of a day is wrong. */
function isOutOfRange(value: string): boolean {
  return yearOf(value) < years.min || yearOf(value) > years.max
}

/** A day as `2026-11-20`, in the years that the contract takes. */
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

/** A time of day as people type it, `9:30`, `0930` or `９：３０`, as `09:30`; any other text as it is. */
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
