import { membersToMail } from "#mock/domains/subscription/mail-switches.ts"
import type { Discussed } from "#mock/engine/domain.ts"
import type { Source } from "#mock/engine/log.ts"
import { mailTexts, type MailWords, sendMails } from "#mock/engine/mail.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { followersOf } from "./following.ts"
import type { ThreadRow } from "./records.ts"

type Values = { title: string; by: string }

/** They say who wrote where, not what was written: a text that is deleted is nowhere. */
const words: Record<"mention" | "comment", MailWords<Values>> = {
  mention: {
    english: ({ title, by }) => ({ subject: `Mentioned: ${title}`, text: `${by} mentioned you in the discussion.` }),
    chinese: ({ title, by }) => ({ subject: `提及您：${title}`, text: `${by}在讨论中提到了您。` }),
  },
  comment: {
    english: ({ title, by }) => ({ subject: `New comment: ${title}`, text: `${by} wrote in the discussion.` }),
    chinese: ({ title, by }) => ({ subject: `新评论：${title}`, text: `${by}在讨论中发表了评论。` }),
  },
}

type Commented = {
  thread: ThreadRow
  record: Discussed
  author: MemberRow
  /** The people whom the comment mentions, and has not mentioned before. */
  mention_ids: readonly string[]
  world: World
  source: Source
}

function send(
  kind: "mention" | "comment",
  ids: readonly string[],
  { thread, record, author, world, source }: Commented,
) {
  const meant = membersToMail(ids, thread.module, record, world)
  const to = meant.filter((member) => member.id !== author.id && !record.mayNotRead(member))
  sendMails(to, thread, source, mailTexts(words[kind], { title: record.title, by: author.name }))
}

/** Tells people that they are mentioned. */
export function mailMentioned(commented: Commented): void {
  send("mention", commented.mention_ids, commented)
}

/** Tells people that they are mentioned, and the other followers of the record that there is a comment. */
export function mailComment(commented: Commented): void {
  const { thread, record, mention_ids, world } = commented
  mailMentioned(commented)
  const followers = followersOf(thread, record, world).filter((id) => !mention_ids.includes(id))
  send("comment", followers, commented)
}
