/** What the HTML editor keeps; its toolbar makes nothing else. */
const known = new Set(
  "p br h1 h2 h3 h4 h5 h6 strong b em i u s del code pre blockquote ul ol li a sub sup span div".split(" "),
)

/** Whether the HTML editor can open a text without dropping any of it: tables, pictures and rules are beyond it. */
export function canEditHtml(html: string): boolean {
  return [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].every(([, name = ""]) => known.has(name.toLowerCase()))
}
