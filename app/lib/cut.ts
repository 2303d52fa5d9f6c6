/** The first `length` UTF-16 units of a text. Never ends with half of a surrogate pair, which cannot be part of a URL. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")
}
