const kept = new Set(["href", "rel", "target", "start", "class", "data-list", "data-language"])

const tag = /<([a-z][a-z0-9]*)((?:[^<>"']|"[^"<>]*"|'[^'<>]*')*)>/gi
const attribute = /\s+([^\s=>/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

/**
 * HTML for Quill without the attributes that it drops anyway: some of them (`style`, `onclick`) the page's policy forbids even for
 * the moment in which Quill reads them. Not a sanitiser: what is shown is cleaned on the server.
 */
export function plainTags(html: string): string {
  return html.replace(tag, (_tag, name: string, written: string) => {
    const attributes = written.replace(attribute, (whole, key: string) => (kept.has(key.toLowerCase()) ? whole : ""))
    return `<${name}${attributes}>`
  })
}

const word = "urn:schemas-microsoft-com:office:word"

/** The same for what is pasted; Quill reads the lists of Word out of its styles, so those stay. */
export function plainPaste(html: string): string {
  return html.includes(word) ? html : plainTags(html)
}
