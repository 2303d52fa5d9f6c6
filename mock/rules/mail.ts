import type { Instant } from "../store/clock.ts"
import type { Language, MailRow, MemberRow } from "../store/records.ts"
import type { Source } from "./log.ts"

type Text = { subject: string; text: string }
type Recipient = { alliance_id: string; email: string; member_id: string | null; language: Language }

/** Puts a mail into the outbox, in the language of whom it is for (states.md section 15.28). Nothing is sent. */
export function sendMail(
  { operation, store }: Source,
  recipient: Recipient,
  record: string | null,
  texts: Readonly<Record<Language, Text>>,
): MailRow {
  const { email, ...to } = recipient
  const id = store.newId("mail")
  return store.rows.mail.put({
    id,
    ...to,
    to: email,
    time: store.now(),
    operation,
    record,
    ...texts[recipient.language],
  })
}

/** The same mail to several people about one record. */
export function sendMails(
  to: readonly MemberRow[],
  { id, alliance_id }: { id: string; alliance_id: string },
  source: Source,
  texts: Readonly<Record<Language, Text>>,
): void {
  for (const { id: member_id, email, language } of to)
    sendMail(source, { alliance_id, email, member_id, language }, id, texts)
}

/** As the clock on the wall shows it there: `2026-12-02 09:00 (Europe/Oslo)`. */
export function wallTime(instant: Instant, timeZone: string): string {
  const text = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(instant)
  return `${text} (${timeZone})`
}
