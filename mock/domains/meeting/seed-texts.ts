import { languageOf } from "#mock/engine/seed/language.ts"
import type { RichText } from "#mock/engine/store/values.ts"
import type { MeetingWords } from "./seed-words/words.ts"

const texts = {
  english: {
    agenda: "Agenda",
    read: "Please read the documents before the meeting.",
    colon: ": ",
    file: "Agenda.txt",
    question: "Could the recording be shared?",
  },
  chinese: {
    agenda: "议程",
    read: "请在会前阅读相关文件。",
    colon: "：",
    file: "议程.txt",
    question: "会议录像可以共享吗？",
  },
} as const

/** The fixed texts in the language of a subject. */
export function textsFor(subject: string) {
  return texts[languageOf(subject)]
}

/** The description of a meeting: its agenda, as Markdown or HTML. */
export function descriptionOf({ subject, agenda }: MeetingWords, format: RichText["format"]): RichText {
  const { agenda: head, read } = textsFor(subject)
  if (format === "markdown") return { format, text: `**${head}**\n\n${numbered(agenda)}\n\n${read}` }
  const items = agenda.map((item) => `<li>${item}</li>`).join("")
  return { format, text: `<p><strong>${head}</strong></p><ol>${items}</ol><p>${read}</p>` }
}

/** The minutes: the outcome of each agenda item. */
export function minutesOf({ subject, agenda, outcomes = [] }: MeetingWords): RichText | null {
  if (outcomes.length === 0) return null
  const { colon } = textsFor(subject)
  return { format: "markdown", text: numbered(agenda.map((item, at) => `**${item}**${colon}${outcomes[at]}`)) }
}

/** The agenda as plain text. */
export function numbered(items: readonly string[]): string {
  return items.map((item, at) => `${at + 1}. ${item}`).join("\n")
}
