import { day, toDate } from "#mock/engine/store/clock.ts"
import type { EntityRow } from "./records.ts"
import type { Both } from "#mock/engine/seed/alliances.ts"
import { contactNames, emptyEntities, entityWords, memos, type EntityWords } from "./seed-words.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import type { SeedBuilder } from "#mock/engine/seed/builder.ts"
import { makeName } from "#mock/engine/seed/names.ts"
import type { Language } from "#mock/engine/store/values.ts"
import { Random } from "#mock/engine/seed/random.ts"

const levels: readonly Both[] = [
  ["理事会员", "Council member"],
  ["高级会员", "Senior member"],
  ["普通会员", "Regular member"],
  ["观察员", "Observer"],
]

/** Days until each entity's membership ends, in turn; one has ended, some never end. */
const ends: readonly (number | null)[] = [400, 40, -20, null, 700]

/** Number of entities in an alliance at `MOCK_SCALE=large`. */
const large = 500
const trades: readonly [Both, ...Both[]] = [
  ["光子", "Photonics"],
  ["半导体", "Semicon"],
  ["网络", "Networks"],
  ["仪器", "Instruments"],
  ["线缆", "Cables"],
]

/** Seeds the member levels and entities of an alliance. */
export function seedEntities({ builder, data, scale, alliance_id }: AllianceSeed): void {
  const changed = { changed_by_id: `member-${data.key}-admin`, updated_time: builder.anchor - 30 * day, version: 1 }
  levels.forEach(([name, name_english], at) =>
    builder.add("member_level", { ...changed, id: `level-${data.key}-${at + 1}`, alliance_id, name, name_english }),
  )
  const known = [...entityWords[data.key], ...emptyEntities]
  const random = new Random(`entities ${data.key}`)
  const more = scale === "normal" ? 0 : large - known.length
  const all = [...known, ...Array.from({ length: more }, (_, at) => randomEntity(random, known.length + at + 1))]
  all.forEach((words, at) =>
    builder.add("entity", { ...changed, ...detailsOf(words, at, data.key, builder), alliance_id }),
  )
}

/** The entities with members: all except `emptyEntities`. */
export function employersOf({ builder, alliance_id }: AllianceSeed): EntityRow[] {
  const isEmpty = (row: EntityRow) => emptyEntities.some(({ names: [chinese] }) => chinese === row.name)
  return builder.ofAlliance("entity", alliance_id).filter((row) => !isEmpty(row))
}

function randomEntity(random: Random, serial: number): EntityWords {
  const [chinese, english] = random.pick(trades)
  const { name, real_name, isChinese } = makeName(random, serial)
  return {
    names: [`${name}${chinese} ${serial}`, `${real_name} ${english} ${serial}`],
    region: isChinese ? "CN" : "FI",
  }
}

type Details = Omit<EntityRow, "alliance_id" | "changed_by_id" | "updated_time" | "version">

function detailsOf(words: EntityWords, at: number, key: string, builder: SeedBuilder): Details {
  const [name, name_english] = words.names
  const slug = name_english.toLowerCase().replace(/[^a-z0-9]+/g, "-")
  const end = ends[at % ends.length] ?? null
  const language = words.region === "CN" ? "chinese" : "english"
  const suffix = words.suffix ?? `${slug}.example`
  return {
    ...(at % 6 === 5 ? emptyDetails : detailsWith(suffix, `level-${key}-${(at % 3) + 1}`, language)),
    id: `entity-${key}-${at + 1}`,
    name,
    name_english,
    acronym: name.slice(0, 2),
    acronym_english: (slug.split("-")[0] ?? slug).toUpperCase(),
    expiration: end === null ? null : toDate(builder.anchor + end * day),
    region_code: words.region,
    representative_id: null,
    address: words.address ?? null,
    memo: at % 4 === 0 ? memos[language] : null,
    is_disabled: words === emptyEntities[0],
    created_time: builder.anchor - (500 - at) * day,
  }
}

type EntityDetails = Pick<EntityRow, "level_id" | "email_suffix" | "contacts" | "website">

/** Defaults of an entity of which only the names are known. */
const emptyDetails: EntityDetails = { level_id: null, email_suffix: null, contacts: [], website: null }

function detailsWith(email_suffix: string, level_id: string, language: Language): EntityDetails {
  const [first, second] = contactNames[language]
  const isChinese = language === "chinese"
  const contacts = [
    { name: first, phone: isChinese ? "+86 571 8800 0100" : "+47 55 90 01 00", email: `contact@${email_suffix}` },
    { name: second, phone: null, email: `office@${email_suffix}` },
  ]
  return { level_id, email_suffix, contacts, website: `https://${email_suffix}/` }
}
