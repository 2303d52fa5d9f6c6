import type { Instant } from "#mock/engine/store/clock.ts"
import type { InboxRow, MailRow, MailSection, Member } from "#mock/engine/store/rows.ts"
import type { Language } from "#mock/engine/store/values.ts"
import type { Source } from "./log.ts"
import type { Store } from "./store/store.ts"

type Text = { subject: string; text: string }
export type Texts = Readonly<Record<Language, Text>>
/** A mail in both languages, with values that differ between records. */
export type MailWords<Values> = Readonly<Record<Language, (values: Values) => Text>>
type Recipient = { alliance_id: string; email: string; member_id: string | null; language: Language }

type Sent = { mail: MailRow; entry: InboxRow | undefined }
/** The mails of each call so far, by recipient: whatever else the call has to say to a person is added to the person's mail. */
const sentBy = new WeakMap<Source, Map<string, Sent>>()

function sentOf(source: Source): Map<string, Sent> {
  const sent = sentBy.get(source) ?? new Map<string, Sent>()
  sentBy.set(source, sent)
  return sent
}

/**
 * Adds a mail to the outbox, in the recipient's language (ACC-01), and an entry to a member's inbox (ACC-04). Nothing is actually sent. A
 * call sends each person one mail: further texts become sections of it (docs/decisions/033-one-person-one-mail.md).
 */
export function sendMail(source: Source, recipient: Recipient, record: string | null, texts: Texts): MailRow {
  const sent = sentOf(source)
  const to = recipient.member_id ?? recipient.email.toLowerCase()
  const section = { record, ...texts[recipient.language] }
  const before = sent.get(to)
  const done = before ? extended(before, section, source.store) : opened(source, recipient, section)
  sent.set(to, done)
  return done.mail
}

function opened({ operation, store }: Source, { email, ...to }: Recipient, section: MailSection): Sent {
  const content = { time: store.now(), operation, ...contentOf([section], to.language) }
  const { alliance_id, member_id } = to
  const entry =
    member_id === null
      ? undefined
      : store.rows.inbox.put({ id: store.newId("inbox"), alliance_id, member_id, read_time: null, ...content })
  const sections = [section]
  return { entry, mail: store.rows.mail.put({ id: store.newId("mail"), ...to, to: email, ...content, sections }) }
}

function extended({ mail, entry }: Sent, section: MailSection, { rows }: Store): Sent {
  if (mail.sections.some((known) => JSON.stringify(known) === JSON.stringify(section))) return { mail, entry }
  const sections = [...mail.sections, section]
  const content = contentOf(sections, mail.language)
  return {
    mail: rows.mail.put({ ...mail, ...content, sections }),
    entry: entry && rows.inbox.put({ ...entry, ...content }),
  }
}

/** The subject says how much more there is, if there is more; each further section begins with its own subject. */
function contentOf([first, ...more]: readonly MailSection[], language: Language) {
  const { record = null, subject = "", text = "" } = first ?? {}
  if (more.length === 0) return { record, subject, text }
  const parts = [text, ...more.map((section) => [section.subject, section.text].filter(Boolean).join("\n"))]
  const note = language === "english" ? ` (and ${more.length} more)` : `（另有 ${more.length} 项）`
  return { record, subject: `${subject}${note}`, text: parts.filter(Boolean).join("\n\n") }
}

/** The texts of a mail with its values filled in. */
export function mailTexts<Values>({ english, chinese }: MailWords<Values>, values: Values): Record<Language, Text> {
  return { english: english(values), chinese: chinese(values) }
}

/** Sends a mail about one record to several people. @param texts the same for all, or made for each reader, whose time zone it can use */
export function sendMails(
  to: readonly Member[],
  { id, alliance_id }: { id: string; alliance_id: string },
  source: Source,
  texts: Texts | ((reader: Member) => Texts),
): void {
  for (const member of to) {
    const { id: member_id, email, language } = member
    const words = typeof texts === "function" ? texts(member) : texts
    sendMail(source, { alliance_id, email, member_id, language }, id, words)
  }
}

const portal = { origin: "http://127.0.0.1:3000", isFixed: false }

/** Sets the portal's origin for links in mails, whichever portal people sign on from. */
export function setPortal(origin: string): void {
  Object.assign(portal, { origin, isFixed: true })
}

/** Remembers the portal that somebody signs on from, for links in mails, unless its origin was set. */
export function followPortal(origin: string): void {
  if (!portal.isFixed) portal.origin = origin
}

/** URL of a portal page in an alliance, for the text of a mail. */
export function portalAddress(store: Store, alliance_id: string, segments: readonly string[]): string {
  const alliance = store.rows.alliance.get(alliance_id)?.url ?? alliance_id
  return [portal.origin, "a", ...[alliance, ...segments].map(encodeURIComponent)].join("/")
}

/**
 * Local time for a mail: `2026-12-02 09:00 (Europe/Oslo)`. If the reader's time zone shows another time, that comes first: `2026-12-02 16:00
 * (Asia/Shanghai) / 2026-12-02 09:00 (Europe/Oslo)`.
 */
export function wallTime(instant: Instant, timeZone: string, reader?: { timezone: string }): string {
  const [own, mine] = [wallTimeIn(instant, timeZone), wallTimeIn(instant, reader?.timezone ?? timeZone)]
  const text = `${own} (${timeZone})`
  return mine === own ? text : `${mine} (${reader?.timezone}) / ${text}`
}

/** Kept by zone: making one takes longer than everything else in a mail. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function wallTimeIn(instant: Instant, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
  clocks.set(timeZone, clock)
  return clock.format(instant)
}
