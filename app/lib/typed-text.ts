/** No typed day, time or number is longer; a longer text is not one, and is not searched for one. */
const longest = 60

/**
 * Prepares a typed day, time or number for reading: full-width signs as plain ones, every dash as a hyphen, every kind of space as one,
 * without invisible signs, in lower case. NFKC would not do: it makes `10²` into `102`.
 * @returns an empty text if nothing is typed; `undefined` if the text is too long
 */
export function typedText(text: string): string | undefined {
  const plain = text
    .replace(/\p{Cf}/gu, "")
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
  return plain.length > longest ? undefined : plain.toLowerCase()
}
