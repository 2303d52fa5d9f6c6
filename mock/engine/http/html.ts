/** HTML that is already escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[]

/** A template tag that escapes its values, except for `Html` values. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.map((text, at) => text + show(parts[at] ?? "")).join(""))
}

function show(part: Part): string {
  if (part instanceof Html) return part.text
  if (typeof part === "object") return part.map((piece) => piece.text).join("")
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, "Noto Sans CJK SC", sans-serif }
body { max-inline-size: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.5rem; margin: 0 0 .25rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
p { margin: .25rem 0 1rem } table { border-collapse: collapse; inline-size: 100% }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem .5rem 0; border-block-end: 1px solid color-mix(in oklab, currentcolor 18%, transparent) }
button { font: inherit; text-align: start; padding: .35rem .9rem; border: 1px solid; border-radius: .4rem; background: transparent; color: inherit; cursor: pointer }
button:hover, button:focus-visible { background: color-mix(in oklab, currentcolor 12%, transparent) }
form { display: inline } form.row { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: end; margin: 0 0 .75rem }
label { display: grid; font-size: .85rem } input, select { font: inherit; padding: .3rem .4rem; max-inline-size: 100%; box-sizing: border-box }
input[type="number"] { inline-size: 7rem } code, pre { font: .9em ui-monospace, monospace } pre { white-space: pre-wrap; margin: 0 }
.muted { opacity: .75 }
`

/** A complete HTML page of the mock. `title` is plain text. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.text
}
