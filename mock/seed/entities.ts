import { day, toDate } from "../store/clock.ts"
import type { EntityRow } from "../store/records.ts"
import type { AllianceData, Both } from "./alliances.ts"
import type { SeedBuilder } from "./builder.ts"
import { makeName } from "./names.ts"
import { Random } from "./random.ts"

const levels: readonly Both[] = [
  ["理事会员", "Council member"],
  ["高级会员", "Senior member"],
  ["普通会员", "Regular member"],
  ["观察员", "Observer"],
]

/** Nobody works there: the first is disabled, the second could be. */
const empty: readonly [Both, Both] = [
  ["闭环电子", "Closed Loop Electronics"],
  ["河湾微系统", "Riverbend Microsystems"],
]

/** Organisations whose addresses are not made of their whole name. */
const suffixes: Readonly<Record<string, string>> = {
  "Skerry Test House": "skerry-test.example",
  "Lan’an Communications": "lanan.example",
  "Tern & Vale Instruments": "tern-vale.example",
  "Anchorage Instruments": "anchorage.example",
}

/** In how many days the membership of one after the other ends; one has ended, some never do. */
const ends: readonly (number | null)[] = [400, 40, -20, null, 700]
const regions: readonly (string | null)[] = ["NO", "CN", "CN", "FI", "DE", null]

/** How many organisations an alliance has in all at `MOCK_SCALE=large`. */
const large = 500
const trades: readonly [Both, ...Both[]] = [
  ["光子", "Photonics"],
  ["半导体", "Semicon"],
  ["网络", "Networks"],
  ["仪器", "Instruments"],
  ["线缆", "Cables"],
]

/** The levels and organisations of an alliance; people work in those that are returned. */
export function seedEntities(builder: SeedBuilder, data: AllianceData, scale: "normal" | "large"): EntityRow[] {
  const changed = { changed_by_id: `member-${data.key}-admin`, updated_time: builder.anchor - 30 * day, version: 1 }
  const alliance_id = `alliance-${data.key}`
  levels.forEach(([name, name_english], at) =>
    builder.add("member_level", { ...changed, id: `level-${data.key}-${at + 1}`, alliance_id, name, name_english }),
  )
  const add = (names: Both, at: number) =>
    builder.add("entity", { ...changed, ...detailsOf(names, at, data.key, builder), alliance_id })
  const employers = data.entities.map(add)
  empty.forEach((names, at) => add(names, employers.length + at))
  if (scale === "normal") return employers
  const random = new Random(`entities ${data.key}`)
  for (let at = data.entities.length + empty.length; at < large; at += 1)
    employers.push(add(madeUp(random, at + 1), at))
  return employers
}

function madeUp(random: Random, serial: number): Both {
  const [chinese, english] = random.pick(trades)
  const { name, real_name } = makeName(random, serial)
  return [`${name}${chinese} ${serial}`, `${real_name} ${english} ${serial}`]
}

type Details = Omit<EntityRow, "alliance_id" | "changed_by_id" | "updated_time" | "version">

function detailsOf([name, name_english]: Both, at: number, key: string, builder: SeedBuilder): Details {
  const slug = name_english.toLowerCase().replace(/[^a-z0-9]+/g, "-")
  const end = ends[at % ends.length] ?? null
  return {
    ...(at % 6 === 5 ? bare : reached(suffixes[name_english] ?? `${slug}.example`, `level-${key}-${(at % 3) + 1}`)),
    id: `entity-${key}-${at + 1}`,
    name,
    name_english,
    acronym: name.slice(0, 2),
    acronym_english: (slug.split("-")[0] ?? slug).toUpperCase(),
    expiration: end === null ? null : toDate(builder.anchor + end * day),
    region_code: regions[at % regions.length] ?? null,
    address: at % 2 === 0 ? "Kaigate 4 / 港路 4 号" : null,
    memo: at % 4 === 0 ? "Invoice by post.\n发票请邮寄。" : null,
    is_disabled: name === empty[0][0],
    created_time: builder.anchor - (500 - at) * day,
  }
}

type Reach = Pick<EntityRow, "level_id" | "email_suffix" | "contacts" | "website">

/** Nothing is known of it but its names. */
const bare: Reach = { level_id: null, email_suffix: null, contacts: [], website: null }

function reached(email_suffix: string, level_id: string): Reach {
  const contacts = [
    { name: "沈若舟", phone: "+86 571 8800 0100", email: `contact@${email_suffix}` },
    { name: "Aino Rantala", phone: null, email: `aino.rantala@${email_suffix}` },
  ]
  return { level_id, email_suffix, contacts, website: `https://${email_suffix}/` }
}
