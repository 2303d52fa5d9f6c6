import { markdownHtml } from "./markdown.server.ts"
import type { RichTextValue } from "./text-format.ts"
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from "sanitize-html"
import { paths } from "#app/lib/paths.ts"

/** Maximum characters of a text that is parsed; also the limit of the contract. */
const maxCharacters = 65_536

/** Maximum number of `<` characters. */
const maxTags = 8_000

function count(text: string, character: string): number {
  let found = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found += 1
  return found
}

/**
 * Renders a text as sanitised HTML that contains only the allow-list.
 * @returns undefined for a text that only a machine would write: parsing it would delay other requests (quality row 22)
 */
export function safeHtml({ format, text }: RichTextValue, alliance: string | undefined): string | undefined {
  if (text.length > maxCharacters) return undefined
  const html = format === "markdown" ? markdownHtml(text) : text
  if (html === undefined || (format === "html" && count(html, "<") > maxTags)) return undefined
  return cleanHtml(html, alliance)
}

const tags = [
  ...["p", "br", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "code"],
  ...["strong", "b", "em", "i", "u", "s", "del", "ins", "mark", "sub", "sup", "small", "kbd", "samp", "var"],
  ...["ul", "ol", "li", "dl", "dt", "dd", "a", "img"],
  "div",
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
]

/** Tags whose content is not readable text: both are removed. */
const droppedTags = [
  "script",
  "style",
  "textarea",
  "option",
  "xmp",
  "title",
  "noscript",
  "template",
  "iframe",
  "object",
  "svg",
]

const schemes = ["http:", "https:", "mailto:"]

/** The normalised target of a link; undefined for relative addresses and schemes that are not allowed. */
function linkTarget(href: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href)) return undefined
  const url = new URL(href)
  return schemes.includes(url.protocol) ? url.href : undefined
}

// These functions keep tag names and add no text: sanitize-html miscounts if a transformed tag is not allowed.
// A link or picture with a forbidden target loses its address, and `tidyHtml` then removes it.
function link(tagName: string, { href, title }: Attributes): Tag {
  const target = linkTarget(href)
  if (target === undefined) return { tagName, attribs: {} }
  return { tagName, attribs: { href: target, ...(title ? { title } : {}), rel: "noopener noreferrer nofollow" } }
}

function picture(alliance: string | undefined) {
  const own = alliance === undefined ? undefined : paths.file(alliance, "")
  const isOwn = (src: string) => own !== undefined && src.startsWith(own) && /^[\w-]+$/.test(src.slice(own.length))
  return (tagName: string, { src = "", alt = "" }: Attributes): Tag => ({
    tagName,
    attribs: isOwn(src) ? { src, alt, loading: "lazy" } : { alt },
  })
}

function cell(tagName: string, { colspan, rowspan, scope }: Attributes): Tag {
  const attribs: Attributes = {}
  if (isSpan(colspan)) attribs.colspan = colspan
  if (isSpan(rowspan)) attribs.rowspan = rowspan
  if (tagName === "th" && ["row", "col", "rowgroup", "colgroup"].includes(scope ?? "")) attribs.scope = scope ?? ""
  return { tagName, attribs }
}

const isSpan = (value: string | undefined): value is string => value !== undefined && /^[1-9]\d?$/.test(value)

function list(tagName: string, { start }: Attributes): Tag {
  return { tagName, attribs: start !== undefined && /^\d{1,6}$/.test(start) ? { start } : {} }
}

/** Blocks that are not on the list: as a `div` their texts stay apart. Before the sanitiser, which checks what results. */
const otherBlocks =
  /<(\/?)(?:section|article|header|footer|main|aside|nav|address|center|figure|figcaption|fieldset|details|summary)(?=[\s/>])/gi

function optionsFor(alliance: string | undefined): IOptions {
  return {
    allowedTags: tags,
    allowedAttributes: {
      a: ["href", "title", "rel"],
      img: ["src", "alt", "loading"],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
      ol: ["start"],
    },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nonTextTags: droppedTags,
    nestingLimit: 100,
    transformTags: { a: link, img: picture(alliance), th: cell, td: cell, ol: list },
  }
}

/**
 * Sanitises HTML to the allow-list (docs/decisions/006-rich-text.md): no script, style, class, id or name; links only to http, https and
 * mailto; pictures only from the alliance's own files. In the result every tag is closed, and every `<` and `>` outside of tags is escaped.
 */
function cleanHtml(html: string, alliance: string | undefined): string {
  return sanitizeHtml(html.replace(otherBlocks, "<$1div"), optionsFor(alliance))
}
