import type { RichText } from "#mock/engine/store/values.ts"

/** Characters that nobody sees: control characters, halves of a pair, and what Unicode calls default ignorable. */
const unseen = /[\p{Cc}\p{Cs}\p{DI}\ufff9-\ufffb]/gu

/** Whether a text shows something ("Texts" in the contract). */
export function isVisible(text: string): boolean {
  return /[^\s\u2800]/.test(text.replace(unseen, ""))
}

/** A text as it is stored: in NFC, without white space around it, line breaks as LF; null if nothing is left ("Texts" in the contract). */
export function storedText(value: string | null | undefined): string | null {
  return (value ?? "").normalize("NFC").replace(/\r\n?/g, "\n").trim() || null
}

/**
 * The key by which names and codes are compared: case, width, composition, white space and characters that nobody sees make no difference
 * ("Texts" in the contract).
 */
export function comparable(text: string): string {
  const plain = text.normalize("NFKC").replace(/\s+/g, " ").replace(unseen, "")
  return plain.trim().toLowerCase().normalize("NFC")
}

/** Most texts of a list: they have only one form. */
const ascii = /^[\t\n\r -~]*$/

/** Accents of Latin, Greek and Cyrillic letters. */
const accents = /[\u0300-\u036f]/g

/** A text in the form in which words are searched: without accents, and otherwise like `comparable` ("Lists" in the contract). */
export function searchable(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  const plain = text
    .normalize("NFKC")
    .replace(/[\p{Cs}\p{DI}]/gu, "")
    .toLowerCase()
  return plain.normalize("NFD").replace(accents, "").normalize("NFC")
}

const images = /!\[([^\][]*)\]\(([^()]*)\)|<img\b[^<>]*\s(?:src|alt)\s*=\s*["']?[^"'\s>][^<>]*>/gi

/** Lines of Markdown that show no word: a line across the page, an empty item, heading or quote. HTML shows the same signs as they stand. */
const marks = /^\s*(?:[-*_=>|#+:]|\d+[.)])[-*_=>|#+:\s]*$/gm

/** Whether a formatted text shows a word or a picture; a line across the page, an empty item or a blank is none (`RichTextInput`). */
export function showsContent({ format, text }: RichText): boolean {
  const pictured = text.replace(images, (_image, alternative?: string, address?: string) =>
    address === undefined || address.includes("/") ? "picture" : (alternative ?? ""),
  )
  const plain = pictured
    .replace(format === "html" ? /<[^<>]*>/g : marks, "")
    .replace(/&(?:nbsp|shy|zwj|zwnj|#160|#xa0|#8203|#x200b);/gi, "")
  return isVisible(plain)
}
