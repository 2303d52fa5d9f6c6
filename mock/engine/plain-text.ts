const blockTags =
  /<\/?(?:p|h[1-6]|ul|ol|li|dl|d[td]|div|table|t(?:head|body|foot|r|h|d)|br|hr|blockquote|pre)\b[^<>]*>/gi
const blockMarks = /^[^\S\n]*(?:#{1,6}|>|[-*+]|\d+[.)])(?:[^\S\n]+|$)/gm

/** Images, of which a plain text has the alternative text. */
const markdownImage = /!\[((?:\\.|[^\]\\])*)\]\([^()\s]*\)/g
const htmlImage = /<img\b[^<>]*?\balt="([^"<>]*)"[^<>]*>/gi

/** The blocks of a text in HTML or Markdown as plain text, without inline markup. */
export function plainBlocks(text: string): string[] {
  if (text === "") return []
  return text
    .replace(markdownImage, "$1")
    .replace(htmlImage, "$1")
    .replace(blockTags, "\n\n")
    .replace(/<[^<>]*>/g, "")
    .replace(blockMarks, "\n\n")
    .replace(/[*`]/g, "")
    .replace(/&[a-z]+;|[#_>|]/g, " ")
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s+/g, " ").trim())
    .filter((block) => block !== "")
}
