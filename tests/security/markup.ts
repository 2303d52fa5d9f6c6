const raw = "script|style|textarea|title|noscript"
const token = new RegExp(
  `<!--[\\s\\S]*?-->|<!doctype html>|<(${raw})\\b([^>]*)>([\\s\\S]*?)</\\1\\s*>|<(/?[a-z][\\w-]*)((?:\\s+[^\\s=>"'/]+(?:="[^"]*")?)*)\\s*/?>`,
  "gi",
)
const reactMark = /^<!--( |\/?\$[!?]?)-->$/

/** The data of a page arrives in any number of pieces, each a string in a call and nothing else. */
const pieces =
  /<script nonce="[^"]*">window\.__remixContext\.streamController\.enqueue\("(?:[^"\\<]|\\.)*"\);<\/script>/g

const namesOf = (attributes: string) =>
  attributes
    .replace(/"[^"]*"/g, "")
    .split(/[\s=/]+/)
    .filter(Boolean)
    .sort()
    .join(" ")

/**
 * The skeleton of a page: its elements with their attribute names, in order, without text. Two pages that differ only in texts have
 * the same skeleton, so a text that became markup is detected.
 * @throws if there is an angle bracket in a text: markup that a browser might parse and this reader does not
 */
export function skeletonOf(html: string): string[] {
  const tags: string[] = []
  const text = html
    .replace(pieces, "")
    .replace(token, (whole, rawName?: string, rawAttributes = "", _content = "", name?: string, attributes = "") => {
      if (whole.startsWith("<!--") && !reactMark.test(whole)) tags.push("comment")
      if (rawName) tags.push(`${rawName.toLowerCase()} ${namesOf(String(rawAttributes))}`)
      else if (name) tags.push(`${name.toLowerCase()} ${namesOf(String(attributes))}`)
      return ""
    })
  if (text.includes("<")) throw new Error(`markup in a text: ${text.slice(text.indexOf("<"), text.indexOf("<") + 120)}`)
  return tags
}

/** The data that a page passes to its scripts, decoded: the strings of the single-fetch stream. */
export function hydrationOf(html: string): string {
  const parts = [...html.matchAll(/streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g)]
  return parts.map(([, text = '""']) => JSON.parse(text) as string).join("")
}

/** Targets of links and forms in a page, as a browser resolves them: scheme and host. */
export function targetsOf(html: string): string[] {
  const found = [...html.matchAll(/\s(?:href|src|action|formaction|content)="([^"]*)"/g)]
  const plain = found.map(([, address = ""]) => address.replaceAll("&amp;", "&").replace(/^\d+;\s*url=/i, ""))
  return [...new Set(plain.map((address) => new URL(address, "http://page.invalid/a/aurora/x")).map(originOf))]
}

const originOf = ({ protocol, host }: URL) => `${protocol}//${host}`
