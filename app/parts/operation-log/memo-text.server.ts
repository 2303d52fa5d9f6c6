import { serverIntl } from "#app/i18n/messages.server.ts"
import { moment } from "#app/lib/time.server.ts"
import { statusTextOf } from "#app/parts/status-texts.server.ts"
import { priorityTexts } from "#app/parts/task-priority.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { answerTexts, decisionTexts, fieldTextOf, fieldTexts, partTexts, valueTextOf } from "./memo-words.server.ts"

type Reader = Pick<RequestContext, "locale" | "zone">
type Translate = (id: FormatjsIntl.Message["ids"], values?: Record<string, string | number>) => string

/** Groups of people whose number a memo gives. */
const peopleTexts = {
  "external recipients": "operation-log.external",
  recipients: "operation-log.recipients",
  voters: "operation-log.voters",
} as const

const isKeyOf = <Texts extends object>(texts: Texts, key: string): key is keyof Texts & string =>
  Object.hasOwn(texts, key)

const instants = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z/g
/** `field: old -> new`, or an action on a part of the record. */
const namedEntry = /^([a-z][a-z0-9_]*): ([^]*)$/
const arrow = " -> "
/** Fields whose values are keys of other records, which mean nothing to readers. */
const isKey = (field: string) => /_(?:id|ids|code)$/.test(field)

/**
 * A log memo in the user's language: labels of fields, values and statuses, and times in their time zone (I18N-03).
 * @param module the contract's module of the record, whose pages may have their own words for a status
 */
export function memoText(memo: string, reader: Reader, module?: string): string {
  const intl = serverIntl(reader.locale)
  const say: Translate = (id, values) => intl.formatMessage({ id }, values)
  return entriesOf(memo)
    .map((entry) => entryText(entry, say, module))
    .join("\n")
    .replaceAll(instants, (instant) => moment(instant, reader).text)
}

/** Splits a memo into entries; the lines of a multi-line value stay with their field. */
function entriesOf(memo: string): string[] {
  const entries: string[] = []
  for (const line of memo.split("\n")) {
    const last = entries.at(-1)
    if (last === undefined || !isChange(last) || isChange(line)) entries.push(line)
    else entries[entries.length - 1] = `${last}\n${line}`
  }
  return entries
}

const isChange = (line: string) => fieldTexts.has(namedEntry.exec(line)?.[1] ?? "")

function entryText(entry: string, say: Translate, module?: string): string {
  const [, key = "", rest = ""] = namedEntry.exec(entry) ?? []
  const part = partTexts.get(key)
  if (part) return labelled(say(part), changeText(key, rest, say) ?? decisionText(rest, say) ?? rest, say)
  const whole = partTexts.get(entry)
  if (whole) return say(whole)
  const label = fieldTextOf(key, module)
  return invitedText(entry, say) ?? (label ? fieldText(key, say(label), rest, say) : freeText(entry, say, module))
}

const labelled = (label: string, value: string, say: Translate) => say("operation-log.field", { label, value })

function fieldText(field: string, label: string, rest: string, say: Translate): string {
  if (isChange(rest)) return labelled(label, entryText(rest, say), say)
  const told = rest.includes(arrow) ? changeText(field, rest, say) : rest
  return told === undefined ? say("operation-log.changed", { label }) : labelled(label, told, say)
}

/** The decision of a review and its reason; undefined for other texts. */
function decisionText(text: string, say: Translate): string | undefined {
  const [, decision = "", reason] = /^(approved?|reject(?:ed)?)(?:: ([^]*))?$/.exec(text) ?? []
  const id = decisionTexts.get(decision)
  if (!id) return undefined
  const label = say(id)
  return reason === undefined ? label : labelled(label, reason, say)
}

/** Result of the invitations from a file; undefined for other entries. */
function invitedText(entry: string, say: Translate): string | undefined {
  const counts = /^invited: (?<invited>\d+), failed: (?<failed>\d+), skipped: (?<skipped>\d+)$/.exec(entry)?.groups
  const numbers = Object.entries(counts ?? {}).map(([name, count]) => [name, Number(count)])
  return counts && say("operation-log.invited", Object.fromEntries(numbers) as Record<string, number>)
}

/** Old and new value; undefined if one of them is not readable: keys, objects, text with markup. */
function changeText(field: string, change: string, say: Translate): string | undefined {
  const at = change.indexOf(arrow)
  if (at < 0 || isKey(field)) return undefined
  const from = valueText(field, change.slice(0, at), say)
  const to = valueText(field, change.slice(at + arrow.length), say)
  return from === undefined || to === undefined ? undefined : `${from} → ${to}`
}

function valueText(field: string, value: string, say: Translate): string | undefined {
  if (value === "null" || value === "") return "–"
  if (field === "priority" && isKeyOf(priorityTexts, value)) return say(priorityTexts[value])
  const id = valueTextOf(value)
  if (id) return say(id)
  if (value.startsWith("[")) return listText(value, say)
  return value.startsWith("{") || /<\/?[a-z]/i.test(value) ? undefined : value
}

/** A list of texts, with labels for known values; undefined if it contains anything else. */
function listText(value: string, say: Translate): string | undefined {
  const items = parsed(value)
  if (!Array.isArray(items) || !items.every((item) => typeof item === "string")) return undefined
  const words = items.map((item) => {
    const id = partTexts.get(item)
    return id ? say(id) : item
  })
  return words.join(say("person.separator")) || "–"
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** A reason, or a change of state with the number of recipients. */
function freeText(text: string, say: Translate, module?: string): string {
  const answer = answerTexts.get(text)
  if (answer) return say(answer)
  const decision = decisionText(text, say)
  if (decision !== undefined) return decision
  const word = (key: string) => {
    const id = answerTexts.get(key) ?? statusTextOf(key, module)
    return id ? say(id) : key
  }
  return text
    .replace(/^revision (\d+)(: |$)/, (_all, number: string, colon: string) => {
      return say("proposal.revision-number", { number }) + (colon && labelled("", "", say))
    })
    .replace(/\b([a-z_]+) -> ([a-z_]+)\b(: )?/, (_all, from: string, to: string, colon?: string) => {
      return `${word(from)} → ${word(to)}${colon ? labelled("", "", say) : ""}`
    })
    .replace(arrow, " → ")
    .replace(/(\d+) (external recipients|recipients|voters)$/, (_all, total: string, whom: keyof typeof peopleTexts) =>
      say(peopleTexts[whom], { total: Number(total) }),
    )
}
