import type { MemberRow } from "#mock/domains/member/records.ts"
import type { BallotRow } from "./records.ts"
import { entityOfVoter, representativeIn } from "./entities.ts"
import { votersOf } from "./voters.ts"
import { nonVoters } from "./votes.ts"
import { mailTexts, type MailWords, sendMails, wallTime } from "#mock/engine/mail.ts"
import type { EffectOfAction, World } from "#mock/engine/rules.ts"
import type { Language } from "#mock/engine/store/values.ts"
import { reasonTexts } from "#mock/engine/system-reason.ts"
import { wantsMail } from "#mock/domains/subscription/mail-switches.ts"

/** Events for which voters receive a mail. */
export type MailEvent = "create" | "update" | "cancel" | "extend" | "remind"

/** `counting`: a sentence on what the ballot counts and whether it is secret; empty if there is nothing to say. */
type MailValues = {
  subject: string
  from: string
  until: string
  counting: Record<Language, string>
  reason: Record<Language, string>
}

const words: Record<MailEvent, MailWords<MailValues>> = {
  create: {
    english: ({ subject, from, until, counting }) => ({
      subject: `Ballot: ${subject}`,
      text: `From ${from} until ${until}. ${counting.english}`.trimEnd(),
    }),
    chinese: ({ subject, from, until, counting }) => ({
      subject: `投票：${subject}`,
      text: `${from} 至 ${until}。${counting.chinese}`,
    }),
  },
  update: {
    english: ({ subject, from, until }) => ({
      subject: `Ballot changed: ${subject}`,
      text: `It is now from ${from} until ${until}.`,
    }),
    chinese: ({ subject, from, until }) => ({ subject: `投票变更：${subject}`, text: `现为 ${from} 至 ${until}。` }),
  },
  cancel: {
    english: ({ subject, from, until, reason }) => ({
      subject: `Ballot cancelled: ${subject}`,
      text: `Planned from ${from} until ${until}. ${reason.english}`.trimEnd(),
    }),
    chinese: ({ subject, from, until, reason }) => ({
      subject: `投票取消：${subject}`,
      text: `原定 ${from} 至 ${until}。${reason.chinese}`,
    }),
  },
  extend: {
    english: ({ subject, until }) => ({ subject: `Ballot extended: ${subject}`, text: `You can vote until ${until}.` }),
    chinese: ({ subject, until }) => ({ subject: `投票延长：${subject}`, text: `投票截止时间延至 ${until}。` }),
  },
  remind: {
    english: ({ subject, until, counting }) => ({
      subject: `Please vote: ${subject}`,
      text: `You can vote until ${until}. ${counting.english}`.trimEnd(),
    }),
    chinese: ({ subject, until, counting }) => ({
      subject: `请投票：${subject}`,
      text: `投票截止时间为 ${until}。${counting.chinese}`,
    }),
  },
}

const toNonVoters: ReadonlySet<MailEvent> = new Set(["extend", "remind"])

/** The recipients of a mail who have not switched off such mails (ACC-03). Used for both mails and previews. */
export function recipientsOf(occasion: MailEvent, ballot: BallotRow, world: World): MemberRow[] {
  const meant = toNonVoters.has(occasion) ? nonVoters(ballot, world) : votersOf(ballot, world)
  const kind = occasion === "remind" ? "reminder" : "ballot"
  return meant.filter((member) => !member.is_disabled && wantsMail(member, kind, ballot, world))
}

/** What the ballot counts, and whether it is secret. Empty in a ballot by person that is not. */
function countingTexts(reader: Pick<MemberRow, "id">, ballot: BallotRow, world: World): Record<Language, string> {
  const entity = entityTexts(reader, ballot, world)
  if (!ballot.is_secret) return entity
  return {
    english: `${entity.english} The ballot is secret: nobody learns what you vote.`.trimStart(),
    chinese: `${entity.chinese}本次投票为无记名投票，任何人都无法得知您的选择。`,
  }
}

/** For a voter of a ballot by entity: that their entity has one vote, and who casts it. Empty in a ballot by person. */
function entityTexts(reader: Pick<MemberRow, "id">, ballot: BallotRow, world: World): Record<Language, string> {
  const counted = entityOfVoter(reader, ballot, world)
  const entity = counted && world.store.rows.entity.get(counted.entity_id)
  if (!entity) return { english: "", chinese: "" }
  const representative = representativeIn(counted, world)
  if (!representative)
    return {
      english: `${entity.name_english} has one vote: the first of its voters casts it.`,
      chinese: `${entity.name}有一次投票机会，由最先投票的投票人代表。`,
    }
  if (representative.id === reader.id)
    return { english: `You vote for ${entity.name_english}.`, chinese: `您代表${entity.name}投票。` }
  const { name, real_name } = representative
  return {
    english: `${real_name || name} votes for ${entity.name_english}.`,
    chinese: `${entity.name}由${name || real_name}投票。`,
  }
}

/** Sends the mails of an action. */
export const mailBallot: EffectOfAction<BallotRow, MailEvent> = ({ action, record, world, source }) => {
  const { subject, start_time, end_time, timezone, cancel_reason, system_reason } = record
  sendMails(recipientsOf(action, record, world), record, source, (reader) => {
    const from = wallTime(start_time, timezone, reader)
    const until = wallTime(end_time, timezone, reader)
    const reason = reasonTexts(cancel_reason, system_reason)
    const counting = countingTexts(reader, record, world)
    return mailTexts(words[action], { subject, from, until, counting, reason })
  })
}
