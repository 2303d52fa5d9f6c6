import type { Language, MailRow } from "../store/records.ts"
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
