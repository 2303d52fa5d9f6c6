import sanitizeHtml, { type Attributes, type IOptions, type Tag } from "sanitize-html"
import { paths } from "#app/lib/paths.ts"

const tags = [
  ...["p", "br", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "code"],
  ...["strong", "b", "em", "i", "u", "s", "del", "ins", "mark", "sub", "sup", "small", "kbd", "samp", "var"],
  ...["ul", "ol", "li", "dl", "dt", "dd", "a", "img"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
]

/** Their content is no text for people: it goes with them. */
const silent = [
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

/** Where a link may lead, as the browser would read it; undefined for every other scheme and for relative addresses. */
function linkTarget(href: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href)) return undefined
  const url = new URL(href)
  return schemes.includes(url.protocol) ? url.href : undefined
}

// The names of tags stay as they are and no text is added here: sanitize-html loses count where a transformed tag is not allowed.
// A link or a picture that may not lead anywhere loses its address, and `tidyHtml` takes it away.
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
    nonTextTags: silent,
    nestingLimit: 100,
    transformTags: { a: link, img: picture(alliance), th: cell, td: cell, ol: list },
  }
}

/**
 * HTML without anything but the allow-list (docs/decisions/006-rich-text.md): no script, style, class, id or name; links only to
 * http, https and mailto; pictures only from the alliance's own files. Every tag it gives is closed, every `<` and `>` that is
 * not a tag's is escaped.
 */
export function cleanHtml(html: string, alliance: string | undefined): string {
  return sanitizeHtml(html, optionsFor(alliance))
}
