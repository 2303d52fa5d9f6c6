/** Line breaks other than LF, as browsers, word processors and databases write them. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Control characters except tab and line feed, and halves of a surrogate pair. */
const controls = /[\p{Cs}\u0000-\u0008\u000e-\u001f\u007f-\u009f]/gu

/** Scripts whose letters change their form before and after a joiner (Unicode Standard, 23.2). */
const joining =
  "\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}" +
  "\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Khmr}\\p{sc=Mymr}"

/** Sequences that need a character which is invisible on its own. */
const meaningful = [
  "[#*\\d]\\ufe0f\\u20e3", // a key
  "\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}", // the flag of a region
  // an emoji; several joined ones form one picture
  "\\p{ExtPict}(?:\\p{EMod}|[\\ufe0e\\ufe0f])*(?:\\u200d\\p{ExtPict}(?:\\p{EMod}|\\ufe0f)*)*",
  "\\p{sc=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]", // the form of a Chinese character, as in a name
  `(?!\\p{DI})[${joining}][\\u200c\\u200d](?!\\p{DI})(?=[${joining}])`,
  "(?!\\p{DI})\\p{sc=Mong}[\\u180b-\\u180d\\u180f]",
]

/** Characters without a form of their own (Unicode `Default_Ignorable_Code_Point`). */
const formless = "[\\p{DI}\\ufff9-\\ufffb\\p{NChar}]"

/** Both are created on first use, the second for the first text that has such a character: compiling it takes longer than a form's validation. */
let some: RegExp | undefined
let invisible: RegExp | undefined

/** Removes characters without a form of their own where they carry no meaning. */
function withoutInvisible(text: string): string {
  some ??= new RegExp(formless, "u")
  if (!some.test(text)) return text
  invisible ??= new RegExp(`(${meaningful.join("|")})|${formless}`, "gu")
  return text.replace(invisible, "$1")
}

/** The braille blank is the only sign without ink that is neither a space nor invisible for Unicode. */
const visible = /[^\s\u2800]/

function tidied(text: string): string {
  const clean = withoutInvisible(text.replace(controls, "")).normalize("NFC").trim()
  return visible.test(clean) ? clean : ""
}

/**
 * Cleans a text of one line (docs/decisions/031-text-at-the-edge.md): NFC, without control and invisible characters, without white space
 * around it; a line break or a tab becomes a space. Joiners and variation selectors stay where a script or an emoji needs them.
 * @returns "" if nothing visible is left
 */
export function cleanLine(text: string): string {
  return tidied(text.replace(lineBreaks, "\n").replace(/[\t\n]+/g, " "))
}

/** Like `cleanLine` for a text of several lines: line breaks, as LF, and tabs stay. */
export function cleanLines(text: string): string {
  return tidied(text.replace(lineBreaks, "\n"))
}

/**
 * Like `cleanLine` for a code, number, address or search words: also in half width and without other compatibility forms (NFKC), so that
 * `ＣＯＰＴ` from a Chinese keyboard is `COPT`.
 */
export function cleanCode(text: string): string {
  return cleanLine(text.normalize("NFKC"))
}

/** Removes control and invisible characters and nothing else, for formatted text: its white space can have a meaning. */
export function cleanMarkup(text: string): string {
  return withoutInvisible(text.replace(lineBreaks, "\n").replace(controls, "")).normalize("NFC")
}

const endPunctuation = " .,;:!?\"'`)]}>。、」』】》〉〕”’…"

/**
 * Removes the punctuation of a sentence from the end of an address. Full-width signs have to be in half width already (`cleanCode`). A loop: an
 * expression would search a long text from every position.
 */
export function withoutEndPunctuation(text: string): string {
  let length = text.length
  while (length > 0 && endPunctuation.includes(text.charAt(length - 1))) length -= 1
  return text.slice(0, length)
}
