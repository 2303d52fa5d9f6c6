/** Something that a person can do from everywhere, in their language. */
export type Command = {
  group: "page" | "create" | "preference"
  text: string
  /** The part of the text that says where: who types nothing else looks for the record of this name. */
  place?: string
  /** The page that it opens. */
  href?: string
  /** The preference that it sets: its name and its value. */
  sets?: [name: string, value: string]
  /** The letter that does it after `g`. */
  goKey?: string
}

/** Commands of one group that are shown at most. */
const mostOfGroup = 6

const plain = (text: string) => text.normalize("NFKC").toLowerCase()

/** The commands whose text has all the words, a few of each group. */
export function matchingCommands(commands: readonly Command[], words: string): Command[] {
  const parts = plain(words).split(/\s+/).filter(Boolean)
  if (parts.length === 0) return []
  const hasAll = (text: string) => parts.every((part) => plain(text).includes(part))
  const found = commands.filter(({ text, place = "" }) => hasAll(text) && !hasAll(place))
  return found.filter((command, at) => {
    const before = found.slice(0, at).filter(({ group }) => group === command.group)
    return before.length < mostOfGroup
  })
}
