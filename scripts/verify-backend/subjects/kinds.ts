import { envelopeOf, isDone, type Exchange } from "../client/answers.ts"
import type { Call } from "../client/call.ts"
import { kindOf, madeBy } from "../client/made.ts"
import { agencies } from "./agency.ts"
import { agendas } from "./agenda.ts"
import { agendaTemplates } from "./agenda-template.ts"
import { ballots } from "./ballot.ts"
import { callTopics } from "./call-topic.ts"
import { calendarFeeds } from "./calendar-feed.ts"
import { datePolls } from "./date-poll.ts"
import { decisions } from "./decision.ts"
import { derived } from "./derived.ts"
import { downloadCategories, downloads } from "./download.ts"
import { entities } from "./entity.ts"
import { exportPackages } from "./export-package.ts"
import { files } from "./file.ts"
import { groups } from "./group.ts"
import { guests, imports, invitations } from "./invitation.ts"
import { joinRequests } from "./join-request.ts"
import { loginRequests } from "./login-request.ts"
import { meetings } from "./meeting.ts"
import { memberLevels } from "./member-level.ts"
import { members } from "./member.ts"
import { profiles } from "./profile.ts"
import { schedules } from "./schedule.ts"
import type { Kind, Verification, Write } from "./subject.ts"
import { threads } from "./thread.ts"
import { topics } from "./topic.ts"

/** The kinds of records with requests that are written by hand; those of all others are derived. */
export const kinds: readonly Kind[] = [
  meetings,
  topics,
  agendas,
  agendaTemplates,
  callTopics,
  datePolls,
  decisions,
  threads,
  ballots,
  schedules,
  calendarFeeds,
  downloads,
  downloadCategories,
  entities,
  agencies,
  memberLevels,
  groups,
  joinRequests,
  members,
  imports,
  invitations,
  guests,
  loginRequests,
  exportPackages,
  profiles,
  files,
]

/** The requests that are written by hand. */
export const written: Readonly<Record<string, Write>> = Object.assign({}, ...kinds.map(({ writes }) => writes))

/** The request for a write operation: written by hand, or derived; undefined if neither is possible. */
export const writeOf = (v: Verification, operation: string): Write | undefined =>
  written[operation] ?? derived(v, v.contract.operation(operation))

/** Registers the record that a call has made: for the report, and for the cleanup at the end of the run. */
export function register(v: Verification, exchange: Exchange, as: Call["as"]): void {
  const kind = kinds.find(({ creates }) => creates?.includes(exchange.operation))
  noteAddress(v, exchange, kind?.name ?? kindOf(exchange.operation))
  if (!kind || !isDone(exchange)) return
  const id = envelopeOf(exchange).result?.[kind.idField ?? "id"]
  if (typeof id !== "string" || !v.records.note(kind.name, id)) return
  const { cleanUp } = kind
  if (cleanUp) v.records.atEnd(async () => void (await cleanUp(v, id, as)))
}

/** Notes the address of what a call has made, or forgets what it has deleted. */
function noteAddress({ contract, records }: Verification, exchange: Exchange, kind: string): void {
  if (exchange.method === "DELETE" && isDone(exchange)) records.addresses.delete(new URL(exchange.address).pathname)
  const made = madeBy(contract, exchange)
  if (made) records.noteAddress(kind, made.id, made.address)
}
