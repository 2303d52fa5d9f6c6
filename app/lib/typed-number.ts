import { typedText } from "./typed-text.ts"

/** Digits without a leading 0, or groups of three as this portal's texts write them (`999,999,999`), also with spaces. */
const digits = /^(?:0|[1-9]\d{0,14})$/
const grouped = /^[1-9]\d{0,2}(?:(?:,\d{3}){1,4}|(?: \d{3}){1,4})$/

/**
 * Reads a typed whole number: `25`, `２５`, `1,000`. `1e3`, `0x10`, `1.0`, `+5`, `-0` and `007` are not how anybody writes a count, and
 * `1.000` is a thousand only in some countries.
 * @returns undefined for any other text
 */
export function readWholeNumber(text: string): number | undefined {
  const plain = typedText(text) ?? ""
  return digits.test(plain) || grouped.test(plain) ? Number(plain.replace(/[, ]/g, "")) : undefined
}
