import { pasteHtml } from "./paste-html.ts"

const kept = new Set(["src", "alt", "href", "rel", "target", "start", "class", "data-list", "data-language"])

const tag = /<([a-z][a-z0-9]*)((?:[^<>"']|"[^"<>]*"|'[^'<>]*')*)>/gi
const attribute = /\s+([^\s=>/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

/**
 * Removes HTML attributes that Quill would drop anyway, because the page's CSP forbids some of them (`style`, `onclick`) even while
 * Quill parses them. This is not a sanitiser: displayed HTML is sanitised on the server.
 */
export function plainTags(html: string): string {
  return html.replace(tag, (_tag, name: string, written: string) => {
    const attributes = written.replace(attribute, (whole, key: string) => (kept.has(key.toLowerCase()) ? whole : ""))
    return `<${name}${attributes}>`
  })
}

const word = "urn:schemas-microsoft-com:office:word"

/**
 * Pasted HTML as the editor takes it. Word's keeps its attributes if it has lists, because Quill detects them by their styles, unless there is a
 * table, which the editor does not take anyway.
 */
export function plainPaste(html: string): string {
  const pasted = pasteHtml(html)
  return html.includes(word) && /mso-list/i.test(html) && !pasted.hasTable ? html : pasted.html
}
