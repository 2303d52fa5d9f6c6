type MarkedProps = { text: string; /** What was searched for. */ words: string }

const escaped = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** A text with the words that were searched for marked, wherever they stand in it as they were typed. */
export function Marked({ text, words }: MarkedProps) {
  const wanted = words.split(/\s+/).filter(Boolean).map(escaped)
  if (wanted.length === 0) return text
  const parts = text.split(new RegExp(`(${wanted.join("|")})`, "giu"))
  // every second part is what the expression has found
  return parts.map((part, at) => (at % 2 === 0 ? part : <mark key={at}>{part}</mark>))
}
