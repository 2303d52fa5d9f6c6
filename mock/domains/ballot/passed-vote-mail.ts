import type { MemberRow } from "#mock/domains/member/records.ts"
import { wantsMail } from "#mock/domains/subscription/mail-switches.ts"
import type { Source } from "#mock/engine/log.ts"
import { mailTexts, type MailWords, sendMails, wallTime } from "#mock/engine/mail.ts"
import type { World } from "#mock/engine/rules.ts"
import type { BallotRow, PassedVoteRow } from "./records.ts"

/** Events of a passed vote for which both voters, or the one whose vote it is, receive a mail (VOTE-09). */
type PassedVoteEvent = "pass" | "revoke" | "unpassed" | "cast"

type MailValues = { ballot: string; from: string; until: string; voter: string; holder: string }

const words: Record<PassedVoteEvent, MailWords<MailValues>> = {
  pass: {
    english: ({ ballot, from, until, voter, holder }) => ({
      subject: `Vote passed on: ${ballot}`,
      text: `${voter} has passed their vote to ${holder}, who can cast it from ${from} until ${until}. ${voter} can take it back until then.`,
    }),
    chinese: ({ ballot, from, until, voter, holder }) => ({
      subject: `委托投票：${ballot}`,
      text: `${voter}已委托${holder}投票，${holder}可在 ${from} 至 ${until} 期间代为投票。投出之前，${voter}可以撤回委托。`,
    }),
  },
  revoke: {
    english: ({ ballot, voter, holder }) => ({
      subject: `Vote taken back: ${ballot}`,
      text: `${voter} votes themselves, no longer through ${holder}.`,
    }),
    chinese: ({ ballot, voter, holder }) => ({
      subject: `撤回委托：${ballot}`,
      text: `${voter}已撤回对${holder}的委托，将自行投票。`,
    }),
  },
  unpassed: {
    english: ({ ballot, from, voter, holder }) => ({
      subject: `Vote no longer passed on: ${ballot}`,
      text: `The ballot was changed: ${holder} can no longer vote for ${voter}. Voting starts on ${from}.`,
    }),
    chinese: ({ ballot, from, voter, holder }) => ({
      subject: `委托失效：${ballot}`,
      text: `投票已变更，${holder}不能再代${voter}投票。投票开始时间为 ${from}。`,
    }),
  },
  cast: {
    english: ({ ballot, voter, holder }) => ({
      subject: `Vote cast for you: ${ballot}`,
      text: `${holder} has cast the vote that ${voter} had passed on.`,
    }),
    chinese: ({ ballot, voter, holder }) => ({
      subject: `已代您投票：${ballot}`,
      text: `${holder}已代${voter}投票。`,
    }),
  },
}

/** Whom a passed vote concerns. */
export const votersOfPassed = ({ voter_id, holder_id }: PassedVoteRow) => [voter_id, holder_id]

/** The recipients of a mail about a passed vote who have not switched off mails about ballots (ACC-03). */
export function passedVoteRecipients(member_ids: readonly string[], ballot: BallotRow, world: World): MemberRow[] {
  const rows = member_ids.flatMap((id) => world.store.rows.member.get(id) ?? [])
  return rows.filter((member) => !member.is_disabled && wantsMail(member, "ballot", ballot, world))
}

function mail(event: PassedVoteEvent, passed: PassedVoteRow, to: readonly string[], at: At): void {
  const { ballot, world, source } = at
  const nameOf = (id: string) => world.store.rows.member.get(id)
  const [voter, holder] = [nameOf(passed.voter_id), nameOf(passed.holder_id)]
  if (!voter || !holder) return
  sendMails(passedVoteRecipients(to, ballot, world), ballot, source, (reader) => {
    const from = wallTime(ballot.start_time, ballot.timezone, reader)
    const until = wallTime(ballot.end_time, ballot.timezone, reader)
    const named = ({ name, real_name }: MemberRow) =>
      reader.language === "english" ? real_name || name : name || real_name
    return mailTexts(words[event], { ballot: ballot.subject, from, until, voter: named(voter), holder: named(holder) })
  })
}

type At = { ballot: BallotRow; world: World; source: Source }

/** Tells both voters that a vote was passed on or taken back, or that the changed ballot no longer allows it. */
export function mailPassed(event: "pass" | "revoke" | "unpassed", passed: PassedVoteRow, at: At): void {
  mail(event, passed, votersOfPassed(passed), at)
}

/** Tells the voter that the holder has cast the vote, not what was voted. */
export function mailCast(passed: PassedVoteRow, at: At): void {
  mail("cast", passed, [passed.voter_id], at)
}
