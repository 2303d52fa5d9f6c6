import { serverIntl } from "#app/i18n/messages.server.ts"
import { moment } from "#app/lib/time.server.ts"
import { statusTexts } from "#app/parts/status-texts.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** Fields of records whose changes a log names. */
const fieldTexts = {
  subject: "event.subject",
  start_time: "event.starts",
  end_time: "ballot.ends",
  location: "meeting.location",
  description: "meeting-form.description",
  plan_start_time: "task.planned-start",
  deadline: "task.deadline",
  priority: "task.priority",
  assignee: "task.assignee",
  collaborators: "task.collaborators",
} as const

/** Who is counted in the details of a row. */
const peopleTexts = {
  "external recipients": "operation-log.external",
  recipients: "operation-log.recipients",
  voters: "operation-log.voters",
} as const

const isKeyOf = <Texts extends object>(texts: Texts, key: string): key is keyof Texts & string => key in texts
const instants = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z/g

/** The details of a log row in the words of its reader: field names, statuses and times as everywhere else (I18N-03). */
export function memoText(memo: string, { locale, zone }: Pick<RequestContext, "locale" | "zone">): string {
  const intl = serverIntl(locale)
  const word = (key: string) => (isKeyOf(statusTexts, key) ? intl.formatMessage({ id: statusTexts[key] }) : key)
  const line = (text: string) =>
    text
      .replace(/^([a-z_]+)(?=: )/, (key) =>
        isKeyOf(fieldTexts, key) ? intl.formatMessage({ id: fieldTexts[key] }) : key,
      )
      .replace(/\b([a-z_]+) -> ([a-z_]+)\b/, (_all, from: string, to: string) => `${word(from)} → ${word(to)}`)
      .replace(" -> ", " → ")
      .replace(
        /(\d+) (external recipients|recipients|voters)$/,
        (_all, total: string, whom: keyof typeof peopleTexts) =>
          intl.formatMessage({ id: peopleTexts[whom] }, { total: Number(total) }),
      )
      .replaceAll(instants, (instant) => moment(instant, { locale, zone }).text)
  return memo.split("\n").map(line).join("\n")
}
