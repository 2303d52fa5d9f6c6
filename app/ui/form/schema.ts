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
    z.refine<string>((value) => characters(value) <= max, { error: fieldCode("too_long", { max }) }),
  ] as const
}

/** Text of 1 to `max` characters (operations.md 2: text, long, reason). */
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

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value)
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

/** Letters beyond ASCII as they travel: a page of Wikipedia in Chinese is copied with its name. */
function asSent(value: string): string {
  return isWebAddress(value) && /[^\x21-\x7e]/.test(value) ? new URL(value).href : value
}

/** An http or https address of at most 500 characters, as they travel. */
export function webAddress() {
  return z.string().check(
    z.overwrite<string>((value) => asSent(tidy(value))),
    z.minLength(1),
    z.refine<string>((value) => value === "" || (isWebAddress(value) && value.length <= 500), {
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

/** A day as `2026-11-20`. */
export function day() {
  return z.string().check(
    z.overwrite<string>(tidy),
    z.minLength(1),
    z.refine<string>((value) => value === "" || (/^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value)), {
      error: fieldCode("value_unknown"),
    }),
  )
}

/** A time of day as `00:00` (specification 5). */
export function timeOfDay() {
  return z.string().check(
    z.overwrite<string>(tidy),
    z.minLength(1),
    z.refine<string>((value) => value === "" || /^([01]\d|2[0-3]):[0-5]\d$/.test(value), {
      error: fieldCode("time_format"),
    }),
  )
}
