const attributes: Record<string, RegExp> = {
  a: /^ href="(?:https?:|mailto:)[^"<>]*"(?: title="[^"<>]*")? rel="noopener noreferrer nofollow"$/,
  img: /^ src="\/a\/aurora\/file\/[\w-]+" alt="[^"<>]*" loading="lazy"$/,
  th: /^(?: (?:colspan|rowspan)="\d{1,2}")*(?: scope="(?:row|col|rowgroup|colgroup)")?$/,
  td: /^(?: (?:colspan|rowspan)="\d{1,2}")*$/,
  ol: /^(?: start="\d{1,6}")?$/,
  div: /^(?: class="prose-table" tabindex="0")?$/,
}
const bare = new Set(
  "p br hr h3 h4 h5 h6 blockquote pre code strong b em i u s del ins mark sub sup small kbd samp var ul li dl dt dd table caption thead tbody tfoot tr".split(
    " ",
  ),
)
const single = new Set(["br", "hr", "img"])

/**
 * Violations in HTML for display: a second, stricter implementation of the allow-list in docs/decisions/006-rich-text.md, independent
 * of the sanitiser. Every `<` and `>` must belong to a known tag in exactly the form in which it is written.
 */
export function faultsOf(html: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const rest = html.replace(
    /<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)>/g,
    (whole, slash: string, name: string, written: string) => {
      if (slash) {
        if (open.pop() !== name || written) faults.push(`closes ${whole}`)
        return ""
      }
      const isKnown = attributes[name]?.test(written) ?? (bare.has(name) && written === "")
      if (!isKnown) faults.push(whole)
      if (!single.has(name)) open.push(name)
      return ""
    },
  )
  if (/[<>]/.test(rest)) faults.push(`markup in a text: ${rest.slice(0, 80)}`)
  return [...faults, ...open.map((name) => `${name} is not closed`)]
}
