import { cleanLines } from "#app/lib/clean-text.ts"
import type { RichTextValue } from "./text-format.ts"

const named: Readonly<Record<string, string>> = {
  nbsp: "\u00a0",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  shy: "",
  zwj: "",
  zwnj: "",
}

/** Decodes the character references that can stand for nothing visible; any other one is content as it stands. */
function decoded(text: string): string {
  return text.replace(/&(?:#(x)?([\da-f]{1,6})|([a-z]{3,6}));/gi, (whole, hex, digits, name: string | undefined) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole
    const code = Number.parseInt(String(digits), hex === undefined ? 10 : 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** Images that the portal shows are its own files; any other one is replaced by its alternative text (`rich-text-sanitize`). */
const ownImage = /^\s*\/a\/[^/\s]+\/file\/[\w-]+\s*$/

const readImage = (address: string, alternative: string) => (ownImage.test(address) ? "image" : alternative)

function attribute(tag: string, name: string): string {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(tag) ?? []
  return double ?? single ?? bare ?? ""
}

/** Removes tags and comments, and replaces images by what is read in their place. */
function withoutTags(html: string): string {
  return html
    .replace(/<img\b[^<>]*>/gi, (tag) => readImage(attribute(tag, "src"), attribute(tag, "alt")))
    .replace(/<[^<>]*>/g, "")
}

/** Lines of Markdown that show a line, a frame or nothing: a break, an underline, a fence, a row of dashes in a table. */
const bare = /^[\s>]*(?:(?:[-*_=|:+]\s*)+|(?:```+|~~~+)\s*[\w-]*|#{1,6}|\[[^\]]*\]:\s*\S.*)\s*$/gm
/** Marks at the start of a line: a quote, an item of a list, a heading. */
const marks = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})(?:\s+|$))*(?:\[[ x]\](?:\s+|$))?/gim

/** The words of Markdown; of a link or an image its text. */
function withoutMarks(markdown: string): string {
  return markdown
    .replace(/(!?)\[([^\][]*)\]\(([^()]*)\)/g, (_link, isImage: string, text: string, address: string) =>
      isImage ? readImage(address, text) : text,
    )
    .replace(bare, "")
    .replace(marks, "")
    .replace(/^(?:\*\*|__|``|~~|[*_`\\])+$/gm, "")
}

/**
 * Whether a formatted text shows nothing to read: blanks, invisible characters, a line across the page, empty items or cells, a
 * picture that cannot be shown and has no alternative text. Both sides of the portal decide by it whether a required text is there (FORM-04).
 */
export function isBlank({ format, text }: RichTextValue): boolean {
  return cleanLines(decoded(format === "html" ? withoutTags(text) : withoutMarks(text))) === ""
}
