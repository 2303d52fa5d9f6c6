import type { Instant } from "#mock/engine/store/clock.ts"
import type { MailRow, Member } from "#mock/engine/store/rows.ts"
import type { Language } from "#mock/engine/store/values.ts"
import type { Source } from "./log.ts"
import type { Store } from "./store/store.ts"

type Text = { subject: string; text: string }
/** A mail in both languages, with values that differ between records. */
export type MailWords<Values> = Readonly<Record<Language, (values: Values) => Text>>
type Recipient = { alliance_id: string; email: string; member_id: string | null; language: Language }

/** Adds a mail to the outbox, in the recipient's language (ACC-01), and an entry to a member's inbox (ACC-04). Nothing is actually sent. */
export function sendMail(
  { operation, store }: Source,
  recipient: Recipient,
  record: string | null,
  texts: Readonly<Record<Language, Text>>,
): MailRow {
  const { email, ...to } = recipient
  const content = { time: store.now(), operation, record, ...texts[recipient.language] }
  const { alliance_id, member_id } = recipient
  if (member_id !== null)
    store.rows.inbox.put({ id: store.newId("inbox"), alliance_id, member_id, read_time: null, ...content })
  return store.rows.mail.put({ id: store.newId("mail"), ...to, to: email, ...content })
}

/** The texts of a mail with its values filled in. */
export function mailTexts<Values>({ english, chinese }: MailWords<Values>, values: Values): Record<Language, Text> {
  return { english: english(values), chinese: chinese(values) }
}

/** Sends the same mail about one record to several people. */
export function sendMails(
  to: readonly Member[],
  { id, alliance_id }: { id: string; alliance_id: string },
  source: Source,
  texts: Readonly<Record<Language, Text>>,
): void {
  for (const { id: member_id, email, language } of to)
    sendMail(source, { alliance_id, email, member_id, language }, id, texts)
}

const portal = { origin: "http://127.0.0.1:3000" }

/** Sets the portal's origin for links in mails. */
export function setPortal(origin: string): void {
  portal.origin = origin
}

/** URL of a portal page in an alliance, for the text of a mail. */
export function portalAddress(store: Store, alliance_id: string, segments: readonly string[]): string {
  const alliance = store.rows.alliance.get(alliance_id)?.url ?? alliance_id
  return [portal.origin, "a", ...[alliance, ...segments].map(encodeURIComponent)].join("/")
}

/** Local time in a time zone: `2026-12-02 09:00 (Europe/Oslo)`. */
export function wallTime(instant: Instant, timeZone: string): string {
  const text = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(instant)
  return `${text} (${timeZone})`
}
