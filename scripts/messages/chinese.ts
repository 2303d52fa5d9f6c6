import { literalsOf, type Compiled } from "./icu.ts"

/** Words that stay in Latin letters in Chinese texts: names, formats, units. */
const latinWords = new Set(
  "AI API BMP CSV Chrome Edge English Enter Excel Firefox GB GIF Google HTML ICS ID IP JPEG JPG JSON JavaScript KB MA Markdown MB Outlook PDF PNG PowerPoint PrimeReact Safari SVG TXT URL UTC WEBP Word XLSX ZIP".split(
    " ",
  ),
)

const han = "\\p{Script=Han}"
const halfWidth = new RegExp(`${han}\\s*[,;:!?()"']|[,;:!?()"']\\s*${han}|${han}\\.(?!\\w)|\\.\\.\\.`, "u")
const latin = /[A-Za-z][A-Za-z]+/g
/** Domain names, such as `example.com`, which are the same in every language. */
const domain = /[a-z][\w-]*(?:\.[a-z][\w-]*)+/g

/**
 * Typographical problems in Chinese texts: words left in English, half-width punctuation next to Chinese characters (`,` instead of `，`),
 * three dots instead of an ellipsis.
 */
export function chineseProblems(compiled: Compiled): string[] {
  return Object.entries(compiled).flatMap(([id, elements]) => {
    const literals = literalsOf(elements)
    const left = literals
      .flatMap((text) => text.replace(domain, "").match(latin) ?? [])
      .filter((word) => !latinWords.has(word))
    const wrong = literals.filter((text) => halfWidth.test(text))
    return [
      ...left.map((word) => `zh: ${id} has the Latin word "${word}"`),
      ...wrong.map((text) => `zh: ${id} has half-width punctuation in "${text}"`),
    ]
  })
}

/** English texts that contain Chinese characters; the name of the Chinese language is allowed. */
export function foreignInEnglish(compiled: Compiled): string[] {
  const chinese = new RegExp(han, "u")
  return Object.entries(compiled)
    .filter(([, elements]) => literalsOf(elements).some((text) => chinese.test(text) && text.trim() !== "中文"))
    .map(([id]) => `en: ${id} has Chinese characters`)
}
