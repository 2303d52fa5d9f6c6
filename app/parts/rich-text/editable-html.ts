import { plainTags } from "#app/ui/widgets/plain-tags.ts"

/** Tags that the HTML editor keeps; its toolbar creates no others. */
const tags = new Set(
  "p br h1 h2 h3 h4 h5 h6 strong b em i u s del code pre blockquote ul ol li a sub sup span div".split(" "),
)

/** Pictures of the portal; the editor would try to load any other. */
const ownPicture = /^<img(?=[^<>]*\ssrc="\/a\/[\w-]+\/file\/[\w-]+")(?:[^<>"]|"[^"<>]*")*>/i

/** HTML that the editor can open without dropping content; undefined if it has tables, foreign pictures or similar. */
export function editableHtml(html: string): string | undefined {
  const isKnown = [...html.matchAll(/<([a-z][^\s/>]*)/gi)].every(
    ({ 1: name = "", index }) => tags.has(name.toLowerCase()) || ownPicture.test(html.slice(index, index + 2_000)),
  )
  return isKnown ? plainTags(html) : undefined
}
